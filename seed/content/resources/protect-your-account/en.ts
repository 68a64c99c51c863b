import type { ArticleWords } from '../../../article'
import { heading, points, steps, text } from '../../../article-text'

export const en: ArticleWords = {
  title: 'Protecting your account in a quarter of an hour',
  description:
    'A password nobody guesses, a second step at the login, a passkey, and the sessions to end: what to set up, in the order that helps most.',
  next: { heading: 'A quarter of an hour, once.', label: 'Open the settings' },
  body: [
    text(
      'Your names, receipts and renewals hang behind one login. Whoever opens it can send a name away or read what you bought. A quarter of an hour is enough to make that very hard, and you need nothing but your phone.',
    ),
    heading('1. A password nobody guesses'),
    points(
      'At least ten characters; the shop refuses shorter ones, and those that are tried first: rows of keys, repetitions, well-known words, your own name.',
      'Length beats oddity. Four words in a row that have nothing to do with each other are easy to keep in mind and hard to try.',
      'One password for one place. If another shop loses its list, the passwords on it are tried here the same day.',
      'Let a password manager keep it. It has a second advantage: on a forged page with a similar address it fills in nothing.',
    ),
    text('You change it under **Settings**. Every other browser is logged out by it.'),
    heading('2. Two-step login'),
    text(
      'After the password the login then asks for a code out of an authenticator app. Whoever learns your password alone stays outside.',
    ),
    steps(
      'Install an authenticator app on your phone, if you have none.',
      'Open **Settings** and choose to set up the two-step login. It asks for your password.',
      'Scan the code that is shown with the app and enter the six digits it gives you. They change every 30 seconds.',
      'Keep the ten recovery codes that follow. They are shown once.',
    ),
    heading('3. The recovery codes'),
    text(
      'They are for the day on which the phone is broken or lost. Each opens once. Print them or keep them in the password manager, but not on the phone itself. If you have used a few or do not know where they are, make new ones in the settings: from then on only those count.',
    ),
    heading('4. A passkey, the shortest way'),
    text(
      'A passkey takes the place of password and code. You log in with the fingerprint, the face or the PIN of your own device. There is nothing to type, and so nothing a copied page could ask you for: a passkey answers to our address and to no other.',
    ),
    steps(
      'Under **Settings**, choose to add a passkey and enter your password once more.',
      'Give it a name by which you know the device, such as “Phone”.',
      'Confirm with the lock of the device.',
    ),
    text('Add one for each device you use. If a device goes, remove its passkey in the list.'),
    heading('5. Look who is logged in'),
    text(
      'The settings list every browser that is logged in, since when, and when it was last seen. End what you do not know, and what you no longer use. If you are in doubt, log out all others at once and change the password.',
    ),
    heading('6. Look after the mailbox'),
    text(
      'The link to a new password goes to your email address. Whoever reads your mailbox can therefore come in here as well. Protect it at least as well, and take an address that does not hang on a name you keep with us: if that name lapses, the way back is gone.',
    ),
    heading('If you are locked out'),
    points(
      'After ten wrong passwords from one place, that place waits a quarter of an hour. Your account is not locked; from elsewhere you still come in.',
      'Password forgotten: ask for the link on the [login page](/login). It is good for one hour. With two steps switched on, the code is asked for here too.',
      'Phone lost: use a recovery code.',
      'Neither at hand: [write to us](/contact) and have your last receipt ready.',
    ),
    heading('How to tell a forged email'),
    text(
      'We never ask for a password or a code by email or telephone, and we never call you. When in doubt do not press the link: type our address yourself and look whether your account says the same.',
    ),
  ],
}
