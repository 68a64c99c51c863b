import type { ArticleWords } from '../../../article'
import { heading, points, steps, text } from '../../../article-text'

export const en: ArticleWords = {
  title: 'Protect your account with two-step login',
  description:
    'Secure your account in 15 minutes: a strong password, two-step login with an app, a passkey, recovery codes and the sessions to end.',
  next: { heading: 'Secure your account now.', label: 'Open the settings' },
  body: [
    text(
      'Your domains, orders and invoices are behind a single login. Anyone who gets in can transfer a domain away or see what you bought. Fifteen minutes are enough to make that very hard, and all you need is your phone.',
    ),
    heading('1. Choose a strong password'),
    points(
      'Use at least ten characters. The shop refuses shorter passwords, and those that attackers try first: keyboard patterns, repeated characters, common words, your own name.',
      'Length matters more than special characters. Four unrelated words in a row are easy to remember and hard to guess.',
      'Use a different password for every service. If another shop is hacked, attackers try the stolen passwords here the same day.',
      'Let a password manager store it. It also protects you from phishing: on a fake page with a similar address, it will not fill in your password.',
    ),
    text('You change your password under **Settings**. This logs out every other browser.'),
    heading('2. Turn on two-step login'),
    text(
      'Two-step login (two-factor authentication) asks for a code from an authenticator app after your password. Someone who only knows your password cannot log in.',
    ),
    steps(
      'Install an authenticator app on your phone, if you do not have one yet.',
      'Open **Settings** and choose to set up two-step login. You are asked for your password.',
      'Scan the QR code with the app and enter the six-digit code it shows. The code changes every 30 seconds.',
      'Save the ten recovery codes that follow. They are shown only once.',
    ),
    heading('3. Keep your recovery codes safe'),
    text(
      'Recovery codes let you log in when your phone is broken or lost. Each works once. Print them or store them in your password manager, but not on the phone itself. If you have used some of them or cannot find them, create new ones in the settings: the old codes then stop working.',
    ),
    heading('4. Add a passkey'),
    text(
      'A passkey replaces password and code: you log in with the fingerprint, face or PIN of your own device. There is nothing to type, so a fake page cannot steal anything: a passkey only works at our address.',
    ),
    steps(
      'Under **Settings**, choose to add a passkey and enter your password again.',
      'Give it a name that identifies the device, such as “Phone”.',
      'Confirm with your device’s screen lock.',
    ),
    text('Add one for each device you use. If you lose a device, remove its passkey from the list.'),
    heading('5. Check who is logged in'),
    text(
      'The settings list every browser that is logged in, since when, and when it was last active. End sessions you do not recognise or no longer use. If in doubt, log out all others at once and change your password.',
    ),
    heading('6. Protect your mailbox'),
    text(
      'The link to reset your password goes to your email address. Anyone who can read your mailbox can therefore get into this account, too. Protect it at least as well, and use an address that does not depend on a domain you keep with us: if that domain expires, you can no longer receive the link.',
    ),
    heading('If you cannot log in'),
    points(
      'After ten wrong passwords, logins from that connection are paused for 15 minutes. Your account is not locked; you can still log in from elsewhere.',
      'Forgotten your password? Request a link on the [login page](/login). It is valid for one hour. If two-step login is on, you will still need the code.',
      'Lost your phone? Use a recovery code.',
      'No phone and no recovery code? [Write to us](/contact) and have your last invoice ready.',
    ),
    heading('How to recognise a phishing email'),
    text(
      'We never ask for a password or a code by email or phone, and we never call you. If in doubt, do not click the link: type our address yourself and check whether your account says the same.',
    ),
  ],
}
