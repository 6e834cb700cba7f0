import { neededOffer, readOffer, writeOffer } from './offer.ts';

/** `UPDATE_OFFER=1` adds what the workspace uses by now; what stands there is never taken out. */
it('the shell offers what the shell and the remotes of this workspace use', async () => {
  if (process.env.UPDATE_OFFER) writeOffer(await neededOffer(readOffer()));
  const offer = readOffer();
  expect(await neededOffer(offer)).toEqual(offer);
});
