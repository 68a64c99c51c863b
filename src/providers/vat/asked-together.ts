import type { VatIdAnswer, VatIdChecker } from '@/core/tax/vat-id-checker'

/** Whoever asks for a number that is being asked for waits for the same answer. */
export const askedTogether = (checker: VatIdChecker): VatIdChecker => {
  const underWay = new Map<string, Promise<VatIdAnswer>>()
  return {
    check: (vatId) => {
      const asked = underWay.get(vatId) ?? checker.check(vatId).finally(() => underWay.delete(vatId))
      underWay.set(vatId, asked)
      return asked
    },
  }
}
