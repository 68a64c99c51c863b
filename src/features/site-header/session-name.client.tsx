'use client'

import { useSyncExternalStore } from 'react'

import { currentSession, subscribeToSession } from '@/parts/session/session-store'

const nobody = () => null

/** Whose account it is. The place is kept for the name, so that the menu does not jump. */
export const SessionName = () => {
  const user = useSyncExternalStore(subscribeToSession, currentSession, nobody)
  return (
    <p className="account__name">
      <b>{user?.name}</b>
      <span>{user?.email}</span>
    </p>
  )
}
