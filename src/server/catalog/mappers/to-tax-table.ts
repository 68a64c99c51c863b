import { regionNameOf } from '@/contract/address-of-country'
import { parseDecimal } from '@/core/money/decimal'
import { taxKinds, type TaxRow, type TaxTable } from '@/core/tax/types'
import type { PricingSettingsDocument } from './documents'

type Row = NonNullable<PricingSettingsDocument['taxRates']>[number]

const instant = (moment: string | null | undefined): number | null => (moment ? Date.parse(moment) : null)

const toTaxRow = ({ country, region, kind, rate, name, validFrom, validTo }: Row): TaxRow => ({
  country: country ?? '',
  region: regionNameOf(country ?? '', region ?? ''),
  kind: taxKinds.find((each) => each === kind) ?? 'everyone',
  rate: parseDecimal(rate),
  name: name ?? '',
  from: instant(validFrom),
  to: instant(validTo),
})

/** T1: the table as the engine's rule reads it. */
export const toTaxTable = ({ taxSeat, taxRates }: PricingSettingsDocument): TaxTable => ({
  seat: taxSeat ?? '',
  rows: (taxRates ?? []).map(toTaxRow),
})
