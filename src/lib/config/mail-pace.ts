/**
 * How many mails are under way at the same moment: as many connections are kept to the mail server, which takes its time over each. A
 * worker that is killed may have so many repeated. And how many mails one connection carries before it is renewed.
 */
export const mailPace = { connections: 10, mailsOfAConnection: 200 } as const
