import type { SiteSetting } from '@/payload-types'

/** Where bank transfers go. */
export interface BankAccount {
  readonly holder: string
  readonly iban: string
  readonly bic: string | null
  readonly bankName: string | null
  readonly note: string | null
}

/** `null` until an editor has set holder and IBAN. */
export const toBankAccount = (details: SiteSetting['bankDetails']): BankAccount | null => {
  const { holder, iban, bic, bankName, note } = details ?? {}
  return holder && iban ? { holder, iban, bic: bic || null, bankName: bankName || null, note: note || null } : null
}
