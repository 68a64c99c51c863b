'use client'

import { SignName } from '@/ui/plate/sign'
import { asDomainName, useVisitorName } from './use-visitor-name.client'

interface VisitorSignProps {
  readonly placeholderNames: readonly string[]
  /** A CSS length: how tall a short name is drawn. */
  readonly largest: string
}

/** The visitor's own name, painted on a sign. */
export const VisitorSign = ({ placeholderNames, largest }: VisitorSignProps) => {
  const { name, isPlaceholder } = useVisitorName(placeholderNames)
  return <SignName name={asDomainName(name)} ghost={isPlaceholder} largest={largest} />
}
