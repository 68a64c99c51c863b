'use client'

import { Fragment } from 'react'
import type { ShownUnit } from './find-units'

/** The English text; where it has changed since the translation was made, what came and what went. */
export const EnglishText = ({ unit: { english, changes } }: { readonly unit: ShownUnit }) =>
  changes ? (
    <p className="translation-english" lang="en">
      {changes.map(({ kind, text }, at) => {
        if (kind === 'added') return <ins key={at}>{text}</ins>
        return kind === 'removed' ? <del key={at}>{text}</del> : <Fragment key={at}>{text}</Fragment>
      })}
    </p>
  ) : (
    english.map((segment, at) => (
      <p key={at} className="translation-english" lang="en">
        {segment}
      </p>
    ))
  )
