/** Who makes the pages that are kept: this process, or another one beside it. */
import { onRenewal, type Renewal } from '../process/renderer.ts'
import { traffic } from '../process/traffic.ts'
import { type AskAsNobody, createAsking } from './ask-as-nobody.ts'
import type { Handler } from './handler.ts'
import { createPageMaking } from './make-page.ts'
import { Renderer, type RendererProcess } from './renderer.ts'

export type PageMakers = {
  ask: AskAsNobody
  /** Whether that is another process's work at the moment. */
  isBeside: () => boolean
  /** Called once the site answers. */
  start: () => void
  /** Before the answer to a request leaves that may have changed any page. @param isDone whether it has. */
  renewed: (renewal: Renewal, isDone: boolean) => void
}

type Options = { handle: Handler; launch?: (() => RendererProcess) | undefined }

/** @param launch starts the other process; without it this one makes all pages. */
export function createMakers({ handle, launch }: Options): PageMakers {
  const ask = createAsking(createPageMaking(handle))
  const here: AskAsNobody = async (page) => {
    const made = await ask(page)
    if (made) traffic().made.server += 1
    return made
  }
  if (!launch) return { ask: here, isBeside: () => false, start: () => {}, renewed: () => {} }
  const renderer = new Renderer({ launch, here })
  /** Requests whose route let the other process begin before its answer. */
  const announced = new Set<string>()
  onRenewal(({ path, id }) => {
    announced.add(id)
    renderer.renew(path)
  })
  return {
    ask: renderer.ask,
    isBeside: () => renderer.isBeside,
    start: () => renderer.start(),
    renewed: ({ path, id }, isDone) => {
      if (!announced.delete(id) && isDone) renderer.renew(path)
    },
  }
}
