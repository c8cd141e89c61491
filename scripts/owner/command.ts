/** What the commands about owners have in common. */

/** One command: what follows its name on the line; gives the exit code. */
export type OwnerCommand = {
  /** The line after `npm run owner -- `. */
  usage: string
  run: (words: readonly string[]) => Promise<number>
}

/** `--name "An Peeters"` and `--language=fr` out of the words, and the words that remain. */
export function parseWords(words: readonly string[]): { options: Readonly<Record<string, string>>; rest: string[] } {
  const options: Record<string, string> = {}
  const rest: string[] = []
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? ''
    const [, name = '', value] = /^--([a-z-]+)(?:=(.*))?$/s.exec(word) ?? []
    if (!name) rest.push(word)
    else {
      options[name] = value ?? words[index + 1] ?? ''
      if (value === undefined) index += 1
    }
  }
  return { options, rest }
}
