'use client'

import { useTranslation } from '@payloadcms/ui'
import { translate } from '@/cms/words'
import { ofMost } from './search-words'

interface LengthMeterProps {
  readonly label: string
  readonly length: number
  readonly most: number
}

/** How much of what is shown is used up. */
export const LengthMeter = ({ label, length, most }: LengthMeterProps) => {
  const { i18n } = useTranslation()
  const said = translate({ i18n }, ofMost(length, most))
  return (
    <div className="length-meter" data-long={length > most}>
      <span>{label}</span>
      <meter min={0} max={most} value={Math.min(length, most)} aria-label={`${label}: ${said}`} />
      <span>{said}</span>
    </div>
  )
}
