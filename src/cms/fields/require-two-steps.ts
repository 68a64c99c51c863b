import type { CheckboxField } from 'payload'
import { admins, staff } from '@/cms/access/rules'
import { checkbox } from './flags'
import { words } from '@/cms/words'

/** K6: an administrator's to set. Whoever of the staff has no second factor yet sets it up at the next login. */
export const requireTwoSteps: CheckboxField = {
  ...checkbox(
    'requireTwoSteps',
    words({
      en: 'All staff log in in two steps',
      es: 'Todo el personal accede en dos pasos',
      fr: 'Toute l’équipe se connecte en deux étapes',
      de: 'Das ganze Team meldet sich in zwei Schritten an',
    }),
    {
      description: words({
        en: 'Whoever has not set it up yet is logged out and sets it up at the next login. Turn it on for yourself first, under your name.',
        es: 'Se cierra la sesión de quien aún no lo haya configurado, y lo configura en el siguiente acceso. Actívelo antes para usted, en su cuenta.',
        fr: 'Qui ne l’a pas encore configurée est déconnecté et la configure à la connexion suivante. Activez-la d’abord pour vous, dans votre compte.',
        de: 'Wer sie noch nicht eingerichtet hat, wird abgemeldet und richtet sie bei der nächsten Anmeldung ein. Schalten Sie sie zuerst bei sich ein, in Ihrem Konto.',
      }),
    },
  ),
  access: { read: ({ req }) => staff({ req }), update: ({ req }) => admins({ req }) },
}
