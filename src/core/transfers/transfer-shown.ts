import { isTransferOver, type TransferStatus } from './transfer-status'

interface TransferStanding {
  readonly status: Exclude<TransferStatus, 'prepared'>
  /** Epoch milliseconds of its last event. */
  readonly lastEventAt: number
}

const day = 86_400_000

/** A move is shown among what is going on until it is over, and how it ended for some days after. */
export const isTransferShown = ({ status, lastEventAt }: TransferStanding, now: number, endedTransferDays: number): boolean =>
  !isTransferOver(status) || now < lastEventAt + endedTransferDays * day
