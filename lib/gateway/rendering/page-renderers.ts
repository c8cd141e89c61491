/** Chooses what renders pages for the cache: this process, or the renderer process. */
import { onRenewal, type Renewal } from '../../process/renderer.ts'
import { traffic } from '../../process/traffic.ts'
import type { Handler } from '../handler.ts'
import { createAnonymousRendering, type RenderAnonymously } from './render-anonymously.ts'
import { createPageRendering } from './render-page.ts'
import { Renderer, type RendererProcess } from './renderer.ts'

export type PageRenderers = {
  render: RenderAnonymously
  /** Whether pages are rendered by the renderer process at the moment. */
  isOffloaded: () => boolean
  /** Starts the renderer process. To be called once the site answers requests. */
  start: () => void
  /** To be called before the response to a request that may have changed the content is sent. @param isDone whether it has. */
  contentChanged: (renewal: Renewal, isDone: boolean) => void
}

type Options = { handle: Handler; launch?: (() => RendererProcess) | undefined }

/** @param launch starts the renderer process; without it this process renders all pages. */
export function createPageRenderers({ handle, launch }: Options): PageRenderers {
  const render = createAnonymousRendering(createPageRendering(handle))
  const here: RenderAnonymously = async (page) => {
    const rendered = await render(page)
    if (rendered) traffic().made.server += 1
    return rendered
  }
  if (!launch) return { render: here, isOffloaded: () => false, start: () => {}, contentChanged: () => {} }
  const renderer = new Renderer({ launch, here })
  /** Ids of requests whose route handler has announced the change itself, before its response. */
  const announced = new Set<string>()
  onRenewal(({ path, id }) => {
    announced.add(id)
    renderer.renew(path)
  })
  return {
    render: renderer.render,
    isOffloaded: () => renderer.isOffloaded,
    start: () => renderer.start(),
    contentChanged: ({ path, id }, isDone) => {
      if (!announced.delete(id) && isDone) renderer.renew(path)
    },
  }
}
