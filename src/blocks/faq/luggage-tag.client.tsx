'use client'

import { FittedName } from '@/components/ui/plate/fitted-name.client'
import { asDomainName, useVisitorName } from '@/components/ui/visitor-name/visitor-name.client'

export const LuggageTag = ({ placeholderNames }: { readonly placeholderNames: readonly string[] }) => {
  const { name, isPlaceholder } = useVisitorName(placeholderNames)
  return (
    <div className="luggage-tag" aria-hidden="true">
      <svg viewBox="0 0 430 170" focusable="false">
        <path d="M62 104C22 104 2 70 14 40S70 8 84 44" fill="none" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
        <path d="M86 36h332a12 12 0 0 1 12 12v108a12 12 0 0 1-12 12H86l-40-40V76z" fill="var(--plate)" />
        <circle cx="74" cy="102" r="17" fill="var(--plate-ink)" />
        <circle cx="74" cy="102" r="10" fill="var(--surface)" />
        <path d="M110 62h292M110 142h292" stroke="var(--plate-ink)" strokeWidth="2" />
      </svg>
      <div className={isPlaceholder ? 'luggage-tag__name plate--ghost' : 'luggage-tag__name'}>
        <FittedName name={asDomainName(name)} largest="44px" />
      </div>
    </div>
  )
}
