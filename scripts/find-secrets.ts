/**
 * Finds what looks like a secret in a text: keys of known services, private keys, and random values assigned to names of secrets.
 */

/** Patterns that are secrets in any context. */
const shapes: readonly (readonly [string, RegExp])[] = [
  ['private key', /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/],
  ['key of AWS', /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/],
  ['token of GitHub', /\bgh[pousr]_[A-Za-z0-9]{36,}|\bgithub_pat_\w{40,}/],
  ['token of GitLab', /\bglpat-[\w-]{20,}/],
  ['token of npm', /\bnpm_[A-Za-z0-9]{36}\b/],
  ['token of Slack', /\bxox[abprs]-[\w-]{10,}/],
  ['key of Stripe', /\b[rs]k_live_\w{16,}/],
  ['key of Google', /\bAIza[\w-]{35}\b/],
  ['token of Sendgrid', /\bSG\.[\w-]{20,}\.[\w-]{20,}/],
  ['signed token', /\beyJ[\w-]{15,}\.eyJ[\w-]{15,}\.[\w-]{20,}/],
]

/** `password: '…'`, `SECRET=…` and similar; captures the value. */
const assignment = /(?:secret|passw(?:or)?d|token|api_?key|credential)\w*["']?\s*[:=]\s*["'`]?([A-Za-z0-9+/_=-]{20,})/gi

/** Shannon entropy in bits per character; words have about 3.5, random letters and digits more than 4. */
function entropy(text: string): number {
  const counts = new Map<string, number>()
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1)
  return [...counts.values()].reduce((sum, count) => sum - (count / text.length) * Math.log2(count / text.length), 0)
}

/** Whether a value mixes digits and letters with high entropy, unlike identifiers and hyphenated words. */
const isRandom = (value: string) => /\d/.test(value) && /[a-z]/i.test(value) && entropy(value) > 3.9

/** @returns `line: kind` of each, never the secret itself. */
export function findSecrets(text: string): string[] {
  return text.split('\n').flatMap((line, index) => {
    const known = shapes.filter(([, shape]) => shape.test(line)).map(([name]) => name)
    const given = [...line.matchAll(assignment)].some(([, value = '']) => isRandom(value)) ? ['random value of a secret'] : []
    return [...known, ...given].map((name) => `${index + 1}: ${name}`)
  })
}
