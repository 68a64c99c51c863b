import type { EndpointDefinition } from '@/cms/endpoints/http/endpoint-definition'
import { patchDomain, postRenewal, readDomains } from './domains'
import { postDelete, readExport } from './export-and-delete'
import { forgotten } from './forgot-password'
import { login } from './login'
import { loginCode } from './login-code'
import { logout } from './logout'
import { claimOrder, readOrders } from './orders'
import { deletePasskey, postPasskey, postPasskeyLogin, postPasskeyLoginSetup, postPasskeySetup, readPasskeys } from './passkeys'
import { patchPassword } from './password'
import { patchProfile, readProfile } from './profile'
import { register } from './register'
import { reset } from './reset-password'
import { readSession } from './session'
import { deleteOtherSessions, deleteSession, readSessions } from './sessions'
import { deleteChange, postChange, postChangePreview, readChange } from './subscriptions/change'
import { postCancel, postMoneyBack, postResume, readMoneyBack } from './subscriptions/end'
import { readSubscription, readSubscriptions } from './subscriptions/read'
import { postNewCodes, postRecoveryCodes, postTwoStep, postTwoStepOff, postTwoStepSetup, readTwoStep } from './two-step'
import { verify } from './verify'

/** The calls of an account, in the order of the document. */
export const accountCalls: readonly EndpointDefinition[] = [
  readSession,
  register,
  verify,
  login,
  loginCode,
  postPasskeyLoginSetup,
  postPasskeyLogin,
  logout,
  forgotten,
  reset,
  patchPassword,
  readProfile,
  patchProfile,
  readSessions,
  deleteSession,
  deleteOtherSessions,
  readTwoStep,
  postTwoStepSetup,
  postTwoStep,
  postTwoStepOff,
  postNewCodes,
  postRecoveryCodes,
  readPasskeys,
  postPasskeySetup,
  postPasskey,
  deletePasskey,
  readOrders,
  claimOrder,
  readDomains,
  patchDomain,
  postRenewal,
  readSubscriptions,
  readSubscription,
  readChange,
  postChangePreview,
  postChange,
  deleteChange,
  postCancel,
  postResume,
  readMoneyBack,
  postMoneyBack,
  readExport,
  postDelete,
]
