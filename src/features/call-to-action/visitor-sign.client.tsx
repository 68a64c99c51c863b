'use client'

import { SignName } from '@/ui/plate/sign'
import { asDomainName, useVisitorName } from '@/ui/visitor-name/use-visitor-name.client'

export function VisitorSign({ placeholderNames }: { readonly placeholderNames: readonly string[] }) {
  const { name, isPlaceholder } = useVisitorName(placeholderNames)
  return <SignName name={asDomainName(name)} ghost={isPlaceholder} largest="clamp(60px, 16vw, 230px)" />
}
