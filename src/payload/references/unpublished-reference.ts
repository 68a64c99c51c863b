import { ValidationError } from 'payload'

/** Rejects a reference to something that is not published. It may be soon, so a scheduled publication is retried. */
export class UnpublishedReference extends ValidationError {
  /** Forms mark the fields of errors of this name. */
  override name = 'ValidationError'
}
