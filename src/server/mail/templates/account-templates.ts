import { helloOf, paragraph } from './order-parts'
import type { Template } from './template'

export const verifyEmail: Template<'verify-email'> = (world, { name, path }) => {
  const { mail } = world.words
  return {
    subject: mail('verifyEmail.subject'),
    title: mail('verifyEmail.title'),
    blocks: [
      helloOf(world, name),
      paragraph(mail('verifyEmail.body')),
      { kind: 'button', label: mail('verifyEmail.button'), href: world.site.page(path) },
      paragraph(mail('verifyEmail.notYou')),
    ],
  }
}

export const resetPassword: Template<'reset-password'> = (world, { name, path }) => {
  const { mail } = world.words
  return {
    subject: mail('resetPassword.subject'),
    title: mail('resetPassword.title'),
    blocks: [
      helloOf(world, name),
      paragraph(mail('resetPassword.body')),
      { kind: 'button', label: mail('toNewPassword'), href: world.site.page(path) },
      paragraph(mail('resetPassword.notYou')),
    ],
  }
}

export const passwordChanged: Template<'password-changed'> = (world, { name }) => {
  const { mail } = world.words
  return {
    subject: mail('passwordChanged.subject'),
    title: mail('passwordChanged.title'),
    blocks: [
      helloOf(world, name),
      paragraph(mail('passwordChanged.body')),
      { kind: 'button', label: mail('toNewPassword'), href: world.site.page('/forgot-password') },
    ],
  }
}

export const addressKnown: Template<'address-known'> = (world, { name }) => {
  const { mail } = world.words
  return {
    subject: mail('addressKnown.subject'),
    title: mail('addressKnown.title'),
    blocks: [
      helloOf(world, name),
      paragraph(mail('addressKnown.body')),
      { kind: 'button', label: mail('toLogin'), href: world.site.page('/login') },
      { kind: 'link', label: mail('toNewPassword'), href: world.site.page('/forgot-password') },
    ],
  }
}
