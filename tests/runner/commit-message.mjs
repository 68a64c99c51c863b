// commit-message.mjs FILE: checks the message of the current commit (.githooks/commit-msg).
// commit-message.mjs: checks every commit since this file was added (in scripts/), in npm test; older history is exempt.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { fileURLToPath } from 'node:url'

const types = ['build', 'chore', 'ci', 'docs', 'feat', 'fix', 'perf', 'refactor', 'revert', 'style', 'test']
const form = new RegExp(String.raw`^(?:${types.join('|')})(?:\([\w,./-]+\))?!?: (?<words>\S.*)$`)
const longest = 72

/** Imperatives that look like another verb form. */
const imperatives = /^(?:\w*ss|focus|alias|canvas|\w*eed|embed|bed|shed|bring|string|ping|ring|sing|spring|swing)$/
const otherForms = /(?:s|ed|ing)$/
const noVerbs =
  /^(?:a|an|the|it|its|this|that|these|what|who|whoever|which|where|when|how|no|not|one|all|every|each|for|in|on|at|of|with|without|and|but)$/

/** @param {string} subject first line of a commit message @returns {string | undefined} what is wrong */
export const faultOfSubject = (subject) => {
  if (/^(?:Merge |merge: |Revert "|fixup! |squash! )/.test(subject)) return undefined
  const words = form.exec(subject)?.groups?.words
  if (words === undefined) return `begins with a type: ${types.join(', ')}, for example "fix(cart): keep codes after a reload"`
  if (subject.length > longest) return `has ${subject.length} characters, at most ${longest}; details go into the body`
  if (subject.endsWith('.')) return 'ends without a full stop'
  const [first = ''] = words.split(/[\s:,]/)
  const verb = first.toLowerCase()
  if (noVerbs.test(verb) || (otherForms.test(verb) && !imperatives.test(verb))) return `begins with an imperative ("add", not "${first}")`
  return undefined
}

/** @param {string[]} args @returns {string | undefined} undefined outside git */
const git = (args) => {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

/** Descendants of the commit that added this file, so that branches from before may be merged as they are. @returns {string[]} */
const subjectsSince = () => {
  const [added] = git(['log', '--diff-filter=A', '--format=%H', '--', 'scripts/commit-message.mjs'])?.split('\n').slice(-1) ?? []
  if (!added) return []
  const log = git(['log', '--no-merges', '--ancestry-path', '--format=%s', `${added}..HEAD`])
  return log ? log.split('\n') : []
}

/** @param {string[]} subjects */
const check = (subjects) => {
  const faults = subjects.flatMap((subject) => {
    const fault = faultOfSubject(subject)
    return fault === undefined ? [] : [`"${subject}"\n  ${fault}`]
  })
  for (const fault of faults) process.stderr.write(`${fault}\n`)
  process.exitCode = faults.length === 0 ? 0 : 1
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [asked] = process.argv.slice(2)
  if (asked === undefined) check(subjectsSince())
  else check(fs.readFileSync(asked, 'utf8').split('\n').slice(0, 1))
}
