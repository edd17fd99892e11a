import type { GameEvent } from "@tabletown/kernel";

/** Soft sounds for what happened: wood for moves, brighter for gains. Made here, no files. */
class Chime {
  #context: AudioContext | undefined;

  ring(events: readonly GameEvent[]): void {
    const gain = events.reduce((sum, event) => sum + Math.sign(event.by ?? 0), 0);
    this.#tone(196, 0.09);
    if (gain > 0) this.#tone(523, 0.16, 0.08);
    if (gain < 0) this.#tone(147, 0.16, 0.08);
  }

  #tone(frequency: number, seconds: number, delay = 0): void {
    this.#context ??= new AudioContext();
    const from = this.#context.currentTime + delay;
    const oscillator = this.#context.createOscillator();
    const volume = this.#context.createGain();
    oscillator.type = "triangle";
    oscillator.frequency.value = frequency;
    volume.gain.setValueAtTime(0.0001, from);
    volume.gain.exponentialRampToValueAtTime(0.06, from + 0.012);
    volume.gain.exponentialRampToValueAtTime(0.0001, from + seconds);
    oscillator.connect(volume).connect(this.#context.destination);
    oscillator.start(from);
    oscillator.stop(from + seconds);
  }
}

export const chime = new Chime();
