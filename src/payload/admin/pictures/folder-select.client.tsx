'use client'

import { SelectInput, useListQuery } from '@payloadcms/ui'
import type { Where } from 'payload'

interface FolderSelectProps {
  readonly label: string
  readonly all: string
  readonly unfiled: string
  readonly folders: readonly { readonly label: string; readonly value: string }[]
}

const unfiled = 'unfiled'

const whereOf = (value: unknown): Where => {
  if (typeof value !== 'string') return {}
  return { or: [{ and: [{ folder: value === unfiled ? { exists: false } : { equals: value } }] }] }
}

/** The folder that a filter names, wherever it stands. */
const chosenIn = (where: unknown): string | undefined => {
  if (typeof where !== 'object' || where === null) return undefined
  const folder: unknown = Reflect.get(where, 'folder')
  if (typeof folder === 'object' && folder !== null) return 'equals' in folder ? String(folder.equals) : unfiled
  return Object.values(where)
    .map(chosenIn)
    .find((each) => each !== undefined)
}

export const FolderSelect = ({ label, all, unfiled: none, folders }: FolderSelectProps) => {
  const { query, handleWhereChange } = useListQuery()
  return (
    <SelectInput
      path="folder-filter"
      name="folder-filter"
      label={label}
      placeholder={all}
      options={[...folders, { label: none, value: unfiled }]}
      value={chosenIn(query.where) ?? ''}
      onChange={(chosen) => void handleWhereChange?.(whereOf(Array.isArray(chosen) ? undefined : chosen?.value))}
    />
  )
}
