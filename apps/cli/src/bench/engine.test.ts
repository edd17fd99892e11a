import process from "node:process";
import { expect, test, vi } from "vitest";
import { measureYardstick } from "./engine.ts";

test.skipIf(!("threadCpuUsage" in process))(
  "where processor time is told in coarse steps, what takes less than one has a speed too",
  () => {
    let asked = 0;
    const coarse = vi
      .spyOn(process, "threadCpuUsage")
      .mockImplementation(() => ({ user: 10_000 * Math.floor(asked++ / 9), system: 0 }));
    const speed = measureYardstick(2, 0.001);
    coarse.mockRestore();
    expect(speed).toBeGreaterThan(0);
    expect(speed).toBeLessThan(Number.POSITIVE_INFINITY);
  },
);
