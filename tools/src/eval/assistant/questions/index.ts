import type { CompanyName } from '../books/index.ts';
import { balance as gebrokenBalance } from './gebroken/balance.ts';
import { desk as gebrokenDesk } from './gebroken/desk.ts';
import { chatty as gebrokenChatty } from './gebroken/chatty.ts';
import { controller as gebrokenController } from './gebroken/controller.ts';
import { figures as gebrokenFigures } from './gebroken/figures.ts';
import { owner as gebrokenOwner } from './gebroken/owner.ts';
import { talks as gebrokenTalks } from './gebroken/talks.ts';
import { letters as gebrokenLetters } from './gebroken/letters.ts';
import { street as gebrokenStreet } from './gebroken/street.ts';
import { advisers as gebrokenAdvisers } from './gebroken/advisers.ts';
import { waitingRoom as gebrokenWaitingRoom } from './gebroken/waiting-room.ts';
import { counter as gebrokenCounter } from './gebroken/counter.ts';
import { phoneCalls as gebrokenPhoneCalls } from './gebroken/phone-calls.ts';
import { backOffice as gebrokenBackOffice } from './gebroken/back-office.ts';
import { evening as gebrokenEvening } from './gebroken/evening.ts';
import { retold as gebrokenRetold } from './gebroken/retold.ts';
import { followUps as gebrokenFollowUps } from './gebroken/follow-ups.ts';
import { staffRoom as gebrokenStaffRoom } from './gebroken/staff-room.ts';
import { staffRoom2 as gebrokenStaffRoom2 } from './gebroken/staff-room-2.ts';
import { amounts } from './installatie/amounts.ts';
import { balance } from './installatie/balance.ts';
import { chatty as installatieChatty } from './installatie/chatty.ts';
import { compared } from './installatie/compared.ts';
import { desk } from './installatie/desk.ts';
import { controller as installatieController } from './installatie/controller.ts';
import { figures } from './installatie/figures.ts';
import { lists } from './installatie/lists.ts';
import { owner } from './installatie/owner.ts';
import { refused } from './installatie/refused.ts';
import { talks } from './installatie/talks.ts';
import { letters as installatieLetters } from './installatie/letters.ts';
import { street as installatieStreet } from './installatie/street.ts';
import { advisers as installatieAdvisers } from './installatie/advisers.ts';
import { waitingRoom as installatieWaitingRoom } from './installatie/waiting-room.ts';
import { counter as installatieCounter } from './installatie/counter.ts';
import { phoneCalls as installatiePhoneCalls } from './installatie/phone-calls.ts';
import { backOffice as installatieBackOffice } from './installatie/back-office.ts';
import { evening as installatieEvening } from './installatie/evening.ts';
import { retold as installatieRetold } from './installatie/retold.ts';
import { followUps as installatieFollowUps } from './installatie/follow-ups.ts';
import { staffRoom as installatieStaffRoom } from './installatie/staff-room.ts';
import { staffRoom2 as installatieStaffRoom2 } from './installatie/staff-room-2.ts';
import { staffRoom3 as installatieStaffRoom3 } from './installatie/staff-room-3.ts';
import { exact } from './real/exact.ts';
import { multivers } from './real/multivers.ts';
import { balance as verlengdBalance } from './verlengd/balance.ts';
import { desk as verlengdDesk } from './verlengd/desk.ts';
import { chatty as verlengdChatty } from './verlengd/chatty.ts';
import { controller as verlengdController } from './verlengd/controller.ts';
import { figures as verlengdFigures } from './verlengd/figures.ts';
import { owner as verlengdOwner } from './verlengd/owner.ts';
import { talks as verlengdTalks } from './verlengd/talks.ts';
import { letters as verlengdLetters } from './verlengd/letters.ts';
import { street as verlengdStreet } from './verlengd/street.ts';
import { advisers as verlengdAdvisers } from './verlengd/advisers.ts';
import { waitingRoom as verlengdWaitingRoom } from './verlengd/waiting-room.ts';
import { counter as verlengdCounter } from './verlengd/counter.ts';
import { phoneCalls as verlengdPhoneCalls } from './verlengd/phone-calls.ts';
import { backOffice as verlengdBackOffice } from './verlengd/back-office.ts';
import { evening as verlengdEvening } from './verlengd/evening.ts';
import { retold as verlengdRetold } from './verlengd/retold.ts';
import { followUps as verlengdFollowUps } from './verlengd/follow-ups.ts';
import { kitchenTable as verlengdKitchenTable } from './verlengd/kitchen-table.ts';
import { kitchenTableTalks as verlengdKitchenTableTalks } from './verlengd/kitchen-table-2.ts';
import { kitchenTableMoreTalks as verlengdKitchenTableMoreTalks } from './verlengd/kitchen-table-3.ts';
import type { Question } from './write.ts';
import { balance as zonderBalance } from './zonder_codes/balance.ts';
import { desk as zonderDesk } from './zonder_codes/desk.ts';
import { chatty as zonderChatty } from './zonder_codes/chatty.ts';
import { controller as zonderController } from './zonder_codes/controller.ts';
import { figures as zonderFigures } from './zonder_codes/figures.ts';
import { owner as zonderOwner } from './zonder_codes/owner.ts';
import { talks as zonderTalks } from './zonder_codes/talks.ts';
import { letters as zonderLetters } from './zonder_codes/letters.ts';
import { street as zonderStreet } from './zonder_codes/street.ts';
import { advisers as zonderAdvisers } from './zonder_codes/advisers.ts';
import { waitingRoom as zonderWaitingRoom } from './zonder_codes/waiting-room.ts';
import { counter as zonderCounter } from './zonder_codes/counter.ts';
import { phoneCalls as zonderPhoneCalls } from './zonder_codes/phone-calls.ts';
import { backOffice as zonderBackOffice } from './zonder_codes/back-office.ts';
import { evening as zonderEvening } from './zonder_codes/evening.ts';
import { retold as zonderRetold } from './zonder_codes/retold.ts';
import { followUps as zonderFollowUps } from './zonder_codes/follow-ups.ts';
import { staffRoom as zonderStaffRoom } from './zonder_codes/staff-room.ts';
import { staffRoom2 as zonderStaffRoom2 } from './zonder_codes/staff-room-2.ts';
import { balance as zzpBalance } from './zzp/balance.ts';
import { desk as zzpDesk } from './zzp/desk.ts';
import { chatty as zzpChatty } from './zzp/chatty.ts';
import { controller as zzpController } from './zzp/controller.ts';
import { figures as zzpFigures } from './zzp/figures.ts';
import { owner as zzpOwner } from './zzp/owner.ts';
import { talks as zzpTalks } from './zzp/talks.ts';
import { letters as zzpLetters } from './zzp/letters.ts';
import { street as zzpStreet } from './zzp/street.ts';
import { advisers as zzpAdvisers } from './zzp/advisers.ts';
import { waitingRoom as zzpWaitingRoom } from './zzp/waiting-room.ts';
import { counter as zzpCounter } from './zzp/counter.ts';
import { phoneCalls as zzpPhoneCalls } from './zzp/phone-calls.ts';
import { backOffice as zzpBackOffice } from './zzp/back-office.ts';
import { evening as zzpEvening } from './zzp/evening.ts';
import { retold as zzpRetold } from './zzp/retold.ts';
import { followUps as zzpFollowUps } from './zzp/follow-ups.ts';
import { kitchenTable as zzpKitchenTable } from './zzp/kitchen-table.ts';
import { kitchenTableCustomers as zzpKitchenTableCustomers } from './zzp/kitchen-table-2.ts';
import { kitchenTableFigures as zzpKitchenTableFigures } from './zzp/kitchen-table-3.ts';
import { kitchenTableMoney as zzpKitchenTableMoney } from './zzp/kitchen-table-4.ts';
import { kitchenTableBooks as zzpKitchenTableBooks } from './zzp/kitchen-table-5.ts';

/** All questions but those that are kept apart, by the administration that they are about. */
export const QUESTIONS: Readonly<Record<CompanyName, readonly Question[]>> = {
  installatie: [
    ...amounts,
    ...figures,
    ...compared,
    ...lists,
    ...balance,
    ...talks,
    ...refused,
    ...owner,
    ...desk,
    ...installatieController,
    ...installatieChatty,
    ...installatieLetters,
    ...installatieStreet,
    ...installatieAdvisers,
    ...installatieWaitingRoom,
    ...installatieCounter,
    ...installatiePhoneCalls,
    ...installatieBackOffice,
    ...installatieEvening,
    ...installatieRetold,
    ...installatieFollowUps,
    ...installatieStaffRoom,
    ...installatieStaffRoom2,
    ...installatieStaffRoom3,
  ],
  zzp: [
    ...zzpFigures,
    ...zzpBalance,
    ...zzpTalks,
    ...zzpOwner,
    ...zzpDesk,
    ...zzpController,
    ...zzpChatty,
    ...zzpLetters,
    ...zzpStreet,
    ...zzpAdvisers,
    ...zzpWaitingRoom,
    ...zzpCounter,
    ...zzpPhoneCalls,
    ...zzpBackOffice,
    ...zzpEvening,
    ...zzpRetold,
    ...zzpFollowUps,
    ...zzpKitchenTable,
    ...zzpKitchenTableCustomers,
    ...zzpKitchenTableFigures,
    ...zzpKitchenTableMoney,
    ...zzpKitchenTableBooks,
  ],
  gebroken: [
    ...gebrokenFigures,
    ...gebrokenBalance,
    ...gebrokenTalks,
    ...gebrokenOwner,
    ...gebrokenDesk,
    ...gebrokenController,
    ...gebrokenChatty,
    ...gebrokenLetters,
    ...gebrokenStreet,
    ...gebrokenAdvisers,
    ...gebrokenWaitingRoom,
    ...gebrokenCounter,
    ...gebrokenPhoneCalls,
    ...gebrokenBackOffice,
    ...gebrokenEvening,
    ...gebrokenRetold,
    ...gebrokenFollowUps,
    ...gebrokenStaffRoom,
    ...gebrokenStaffRoom2,
  ],
  verlengd: [
    ...verlengdFigures,
    ...verlengdBalance,
    ...verlengdTalks,
    ...verlengdOwner,
    ...verlengdDesk,
    ...verlengdController,
    ...verlengdChatty,
    ...verlengdLetters,
    ...verlengdStreet,
    ...verlengdAdvisers,
    ...verlengdWaitingRoom,
    ...verlengdCounter,
    ...verlengdPhoneCalls,
    ...verlengdBackOffice,
    ...verlengdEvening,
    ...verlengdRetold,
    ...verlengdFollowUps,
    ...verlengdKitchenTable,
    ...verlengdKitchenTableTalks,
    ...verlengdKitchenTableMoreTalks,
  ],
  zonder_codes: [
    ...zonderFigures,
    ...zonderBalance,
    ...zonderTalks,
    ...zonderOwner,
    ...zonderDesk,
    ...zonderController,
    ...zonderChatty,
    ...zonderLetters,
    ...zonderStreet,
    ...zonderAdvisers,
    ...zonderWaitingRoom,
    ...zonderCounter,
    ...zonderPhoneCalls,
    ...zonderBackOffice,
    ...zonderEvening,
    ...zonderRetold,
    ...zonderFollowUps,
    ...zonderStaffRoom,
    ...zonderStaffRoom2,
  ],
  exact,
  multivers,
};
