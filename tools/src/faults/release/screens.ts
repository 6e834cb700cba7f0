import Proof from './Proof.tsx';

/** One screen under whatever name the declaration of a remote has for it. */
export default new Proxy({}, { get: () => Proof });
