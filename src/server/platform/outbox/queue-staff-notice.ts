import { queueMail, type MailDoor } from './queue-mail'
import { staffNotice, type Notice } from './staff-notice'

/** Tells the staff, in the transaction of what happened. */
export const queueStaffNotice = (door: MailDoor, notice: Notice): Promise<boolean> => queueMail(door, staffNotice(notice))
