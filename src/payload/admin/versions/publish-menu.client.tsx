'use client'

import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { hasScheduledPublishEnabled } from 'payload/shared'
import { translate } from '@/payload/translate'

/**
 * Without unsaved changes, Payload's menu beside *Publish* offers scheduling; with them, only what look.css hides. Payload renders the
 * menu at the end of the page, so its text is passed on as a style. Without scheduling the menu is always empty, and its arrow is hidden.
 */
export const PublishMenu = () => {
  const { docConfig } = useDocumentInfo()
  const { i18n } = useTranslation()
  if (!docConfig || !hasScheduledPublishEnabled(docConfig)) return <span className="publish-menu-off" hidden />
  const text = translate({ i18n }, 'scheduledVersions.saveFirst')
  return <style>{`:root { --publish-menu-text: ${JSON.stringify(text)} }`}</style>
}
