import type { ResourceSeed } from '../../story-types'
import { authorizationCodeAndLock } from './authorization-code-and-lock/article'
import { backupsAndRestore } from './backups-and-restore/article'
import { browserSaysNotSecure } from './browser-says-not-secure/article'
import { chooseAPlan } from './choose-a-plan/article'
import { dnsRecords } from './dns-records/article'
import { dnssec } from './dnssec/article'
import { emailSettings } from './email-settings/article'
import { fastWordpress } from './fast-wordpress/article'
import { lifeOfAName } from './life-of-a-name/article'
import { moveAWebsite } from './move-a-website/article'
import { moveEmail } from './move-email/article'
import { pointAName } from './point-a-name/article'
import { protectYourAccount } from './protect-your-account/article'
import { readingYourReceipt } from './reading-your-receipt/article'
import { redirects } from './redirects/article'
import { spfDkimDmarc } from './spf-dkim-dmarc/article'
import { transferADomain } from './transfer-a-domain/article'
import { videos } from './videos'
import { vpsFirstSteps } from './vps-first-steps/article'
import { whichCertificate } from './which-certificate/article'
import { whoisPrivacy } from './whois-privacy/article'

/** Registry of the knowledge base: domains first, then websites and email, then certificates and hosting, then the account, then the videos. */
export const resources: readonly ResourceSeed[] = [
  transferADomain,
  authorizationCodeAndLock,
  lifeOfAName,
  whoisPrivacy,
  dnsRecords,
  pointAName,
  dnssec,
  moveAWebsite,
  moveEmail,
  emailSettings,
  spfDkimDmarc,
  whichCertificate,
  browserSaysNotSecure,
  chooseAPlan,
  vpsFirstSteps,
  backupsAndRestore,
  fastWordpress,
  protectYourAccount,
  readingYourReceipt,
  redirects,
  ...videos,
]
