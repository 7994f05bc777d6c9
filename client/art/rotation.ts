/** A rotation of space as a unit quaternion [x, y, z, w]. x right, y towards the viewer, z up from the table. */
export type Rotation = readonly [number, number, number, number];
export type Vec3 = readonly [number, number, number];

/** A turn by `angle` radians round an axis (any length but 0). */
export function turnAbout(axis: Vec3, angle: number): Rotation {
  const n = Math.hypot(...axis);
  const s = Math.sin(angle / 2) / n;
  return [axis[0] * s, axis[1] * s, axis[2] * s, Math.cos(angle / 2)];
}

/** First `b`, then `a`. */
export function after(a: Rotation, b: Rotation): Rotation {
  const [ax, ay, az, aw] = a;
  const [bx, by, bz, bw] = b;
  return [
    aw * bx + ax * bw + ay * bz - az * by,
    aw * by - ax * bz + ay * bw + az * bx,
    aw * bz + ax * by - ay * bx + az * bw,
    aw * bw - ax * bx - ay * by - az * bz,
  ];
}

export function rotated(r: Rotation, v: Vec3): Vec3 {
  const [x, y, z, w] = r;
  const cx = y * v[2] - z * v[1];
  const cy = z * v[0] - x * v[2];
  const cz = x * v[1] - y * v[0];
  return [
    v[0] + 2 * (w * cx + y * cz - z * cy),
    v[1] + 2 * (w * cy + z * cx - x * cz),
    v[2] + 2 * (w * cz + x * cy - y * cx),
  ];
}
