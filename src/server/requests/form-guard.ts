import { formPromises } from '@/config/limits'

export type FormVerdict = 'person' | 'robot'

/** A robot fills every field, also the one nobody sees. Quick is no sign of one: a browser fills a form in no time for whoever lets it. */
export const judgeForm = ({ faxNumber = '' }: { readonly faxNumber?: string | undefined }): FormVerdict =>
  faxNumber === '' ? 'person' : 'robot'

const hour = 3_600_000

/** §9: when an answer is due, in epoch milliseconds. */
export const answerDueAt = (receivedAt: number): number => receivedAt + formPromises.answerWithinHours * hour
