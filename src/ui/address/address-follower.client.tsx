'use client'

import { useSearchParams } from 'next/navigation'
import { Suspense, useLayoutEffect } from 'react'
import { tellAddress } from './use-address.client'

const Follower = () => {
  const query = useSearchParams().toString()
  useLayoutEffect(() => tellAddress(), [query])
  return null
}

/** Once in the frame of every page: tells of Back, Forward and links to this same page, as soon as the router has gone there. */
export const AddressFollower = () => (
  <Suspense>
    <Follower />
  </Suspense>
)
