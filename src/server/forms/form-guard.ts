import { formPromises } from '@/config/limits'

export type FormVerdict = 'person' | 'robot' | 'too-fast'

/** A robot fills every field and waits for nothing; without a script the form cannot tell how long it was open. */
export const judgeForm = ({ faxNumber, elapsed }: { readonly faxNumber?: string | undefined; readonly elapsed?: number | undefined }): FormVerdict => {
  if (faxNumber !== undefined && faxNumber !== '') return 'robot'
  return elapsed !== undefined && elapsed < formPromises.minimumOpenMs ? 'too-fast' : 'person'
}

const hour = 3_600_000

/** §9: when an answer is due, in epoch milliseconds. */
export const answerDueAt = (receivedAt: number): number => receivedAt + formPromises.answerWithinHours * hour
