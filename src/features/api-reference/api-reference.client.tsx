'use client'

import { useEffect, useRef, useState } from 'react'

interface ApiReferenceProps {
  readonly url: string
  readonly loading: string
  readonly failed: string
}

/** Swagger UI, loaded by this page only. It sends reads only and stores no key. */
export const ApiReference = ({ url, loading, failed }: ApiReferenceProps) => {
  const place = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  useEffect(() => {
    let isGone = false
    import('swagger-ui-dist/swagger-ui-es-bundle.js')
      .then(({ default: SwaggerUI }) => {
        if (isGone || place.current === null) return
        SwaggerUI({
          domNode: place.current,
          url,
          deepLinking: true,
          docExpansion: 'none',
          defaultModelsExpandDepth: -1,
          filter: true,
          supportedSubmitMethods: ['get'],
          validatorUrl: null,
          onComplete: () => setState('shown'),
          onFailure: () => setState('failed'),
        })
      })
      .catch(() => setState('failed'))
    return () => {
      isGone = true
    }
  }, [url])
  return (
    <>
      {state === 'shown' ? null : <p role="status">{state === 'failed' ? failed : loading}</p>}
      <div ref={place} id="api-reference" lang="en" translate="no" />
    </>
  )
}
