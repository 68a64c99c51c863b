import config from '@payload-config'
import '@payloadcms/next/css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import { getPayload, type ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import '@/payload/admin/admin.css'
import '@/payload/admin/look.css'
import '@/payload/admin/records.css'
import '@/payload/admin/support/support.css'
import '@/payload/admin/dashboard/styles.css'
import '@/payload/admin/guides/how-to.css'
import '@/payload/admin/prices/prices.css'
import '@/payload/admin/promotions/promotions.css'
import '@/payload/admin/page-templates/page-templates.css'
import '@/payload/admin/seo/search-preview.css'
import '@/payload/admin/search-and-replace/texts.css'
import '@/payload/admin/translations/translations.css'
import { serverFunctions } from '@/payload/admin/server-functions'
import { buildFormState } from '@/payload/admin/unsaved-changes/form-state'
import { checkDatabase } from '@/lib/db/database-health'
import { importMap } from './admin/importMap.js'

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  return handleServerFunctions({ ...args, config, importMap, serverFunctions: { ...serverFunctions, 'form-state': buildFormState } })
}

/** Checks the database before streaming, because afterwards the status can no longer be 503. */
export default async function AdminLayout({ children }: { readonly children: ReactNode }) {
  await checkDatabase(await getPayload({ config }))
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}
