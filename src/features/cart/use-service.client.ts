'use client'

import { useEffect, useState } from 'react'
import type { ServiceAnswer, ServiceListAnswer } from '@/modules/catalog/schema'
import { callApi } from '@/parts/api/call-api'

/** The catalogue's entry of a service, read when it is first wanted: which periods and payment types it is sold with. */
export const useService = (id: string, currency: string, isWanted: boolean): ServiceAnswer | undefined => {
  const [services, setServices] = useState<readonly ServiceAnswer[]>([])
  useEffect(() => {
    if (!isWanted) return
    const abort = new AbortController()
    void callApi<ServiceListAnswer>(`/api/catalog/services?currency=${currency}`, { signal: abort.signal }).then((answer) => {
      if (answer.ok) setServices(answer.value.services)
    })
    return () => abort.abort()
  }, [currency, isWanted])
  return services.find((service) => service.id === id)
}
