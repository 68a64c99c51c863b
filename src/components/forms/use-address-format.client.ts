'use client'

import { useEffect, useState } from 'react'
import { callApi } from '@/components/api-client/call-api'
import type { AddressFormat } from '@/core/addresses'

/** Used while the format of the chosen country loads. The server validates the address in any case. */
const unknownFormat: AddressFormat = { postalCode: 'optional', postalCodePattern: null, regions: [] }

/** Format before a country is chosen. */
const usualFormat: AddressFormat = { ...unknownFormat, postalCode: 'required' }

/** Cached for the lifetime of the page. */
const loadedFormats = new Map<string, AddressFormat>()

export const loadedAddressFormat = (country: string): AddressFormat => loadedFormats.get(country) ?? unknownFormat

/** O22: address format of a country. */
export const useAddressFormat = (country: string): AddressFormat => {
  const [loaded, setLoaded] = useState<readonly [string, AddressFormat] | null>(null)
  useEffect(() => {
    if (country === '' || loadedFormats.has(country)) return
    const ending = new AbortController()
    const path = `/api/address-formats?country=${encodeURIComponent(country)}`
    void callApi<AddressFormat>(path, { signal: ending.signal }).then((answer) => {
      if (!answer.ok) return
      loadedFormats.set(country, answer.value)
      setLoaded([country, answer.value])
    })
    return () => ending.abort()
  }, [country])
  if (country === '') return usualFormat
  return loaded?.[0] === country ? loaded[1] : loadedAddressFormat(country)
}
