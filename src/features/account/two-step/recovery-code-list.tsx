import { useTranslations } from 'next-intl'

/** The codes as they are written down, and the same as a file: without a script, and without asking the shop again. */
export const RecoveryCodeList = ({ codes }: { readonly codes: readonly string[] }) => {
  const t = useTranslations('account.twoStepSetup')
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${t('codesLabel')}\n\n${codes.join('\n')}\n`)}`
  return (
    <>
      <ol className="recovery-codes" aria-label={t('codesLabel')} translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <p>
        <a className="recovery-codes__save" href={file} download="recovery-codes.txt">
          {t('save')}
        </a>
      </p>
    </>
  )
}
