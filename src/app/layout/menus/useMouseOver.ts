import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Tells when a mouse comes over an element and when it leaves. By the browser's own events: React takes a step into
 * content that is not hydrated yet for leaving the element (FR-03).
 */
export function useMouseOver(
  ref: RefObject<HTMLElement | null>,
  onEnter: () => void,
  onLeave: () => void,
): void {
  const onPointer = useEffectEvent(({ type, pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') (type === 'pointerenter' ? onEnter : onLeave)();
  });
  useEffect(() => {
    const element = ref.current;
    const listening = new AbortController();
    for (const type of ['pointerenter', 'pointerleave'] as const)
      element?.addEventListener(type, (event) => onPointer(event), listening);
    return () => listening.abort();
  }, [ref]);
}
