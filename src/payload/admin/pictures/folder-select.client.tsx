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

/** The list's filter, as Payload writes it, with another folder. */
const withFolder = ({ or = [{}] }: Where, value: unknown): Where => {
  const chosen = typeof value === 'string' ? [{ folder: value === unfiled ? { exists: false } : { equals: value } }] : []
  const groups = or.map(({ and = [] }) => ({ and: [...and.filter((each) => !('folder' in each)), ...chosen] }))
  return groups.some(({ and }) => and.length > 0) ? { or: groups } : {}
}

/** The folder in a filter, at any depth. */
const chosenIn = (where: unknown): string | undefined => {
  if (typeof where !== 'object' || where === null) return undefined
  const folder: unknown = Reflect.get(where, 'folder')
  if (typeof folder === 'object' && folder !== null) {
    if ('equals' in folder) return String(folder.equals)
    return Reflect.get(folder, 'exists') === undefined ? undefined : unfiled
  }
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
      onChange={(chosen) => void handleWhereChange?.(withFolder(query.where ?? {}, Array.isArray(chosen) ? undefined : chosen?.value))}
    />
  )
}
