'use client'

import { useState } from 'react'

/** A name no other form of any window has. */
export const freshName = (): string => crypto.getRandomValues(new Uint32Array(2)).join('-')

export const useWindowName = (): string => useState(freshName)[0]
