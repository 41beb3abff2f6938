/**
 * A drawing on the page, painted on a canvas as the page shows it: every shape with its own colours, patterns and place.
 * It reads what is there, so that it needs no image of it, which a strict content security policy would have to allow.
 */

type Context = CanvasRenderingContext2D;

/** Dots of a pattern for each of its units, so that it stays sharp. */
const FINE = 4;
const UNITS = 6;

/** Paint what is inside a drawing; its own units are the canvas's. */
export function paint(ctx: Context, root: SVGSVGElement): void {
  const home = matrixOf(root)?.inverse();
  if (home) paintAll(ctx, root, (element) => home.multiply(matrixOf(element) ?? home.inverse()));
}

type Place = (element: SVGGraphicsElement) => DOMMatrix;

function paintAll(ctx: Context, parent: Element, place: Place): void {
  for (const element of parent.children) {
    const look = getComputedStyle(element);
    if (SKIPPED.has(element.tagName) || look.display === "none" || look.visibility === "hidden") continue;
    ctx.save();
    ctx.globalAlpha *= Number(look.opacity || 1);
    if (element.tagName === "g") paintAll(ctx, element, place);
    else if (element.tagName === "svg") paintWithin(ctx, element as SVGSVGElement, look, place);
    else if (element.tagName === "text") paintText(ctx, element as SVGTextElement, look, place);
    else paintShape(ctx, element as SVGGeometryElement, look, place);
    ctx.restore();
  }
}

const SKIPPED = new Set(["defs", "pattern", "symbol", "title", "desc", "use", "style"]);

/** A drawing within a drawing, cut at its edge unless it may reach over it. */
function paintWithin(ctx: Context, element: SVGSVGElement, look: CSSStyleDeclaration, place: Place): void {
  const { width, height } = element.viewBox.baseVal ?? { width: 0, height: 0 };
  if (look.overflow !== "visible" && width && height) {
    ctx.setTransform(place(element));
    ctx.beginPath();
    ctx.rect(0, 0, width, height);
    ctx.clip();
  }
  paintAll(ctx, element, place);
}

function paintShape(
  ctx: Context,
  element: SVGGeometryElement,
  look: CSSStyleDeclaration,
  place: Place | undefined,
): void {
  const d = outline(element);
  if (!d) return;
  if (place) ctx.setTransform(place(element));
  const path = new Path2D(d);
  const alpha = ctx.globalAlpha;
  const fill = styleOf(ctx, look.fill);
  if (fill) {
    ctx.globalAlpha = alpha * Number(look.fillOpacity || 1);
    ctx.fillStyle = fill;
    ctx.fill(path);
  }
  const width = parseFloat(look.strokeWidth) || 0;
  const stroke = width ? styleOf(ctx, look.stroke) : undefined;
  if (stroke) {
    ctx.globalAlpha = alpha * Number(look.strokeOpacity || 1);
    ctx.strokeStyle = stroke;
    ctx.lineWidth = width;
    ctx.lineCap = (look.strokeLinecap || "butt") as CanvasLineCap;
    ctx.lineJoin = (look.strokeLinejoin || "miter") as CanvasLineJoin;
    ctx.setLineDash((look.strokeDasharray || "").match(/[\d.]+/g)?.map(Number) ?? []);
    ctx.stroke(path);
  }
}

function paintText(ctx: Context, element: SVGTextElement, look: CSSStyleDeclaration, place: Place): void {
  const fill = styleOf(ctx, look.fill);
  if (!fill) return;
  ctx.setTransform(place(element));
  ctx.font = `${look.fontWeight} ${look.fontSize} ${look.fontFamily}`;
  ctx.textAlign = ({ middle: "center", end: "right" } as const)[look.textAnchor as "middle" | "end"] ?? "left";
  ctx.fillStyle = fill;
  ctx.fillText(element.textContent?.trim() ?? "", number(element, "x"), number(element, "y"));
}

/** The outline of a shape as a path. */
export function outline(element: Element): string {
  const at = (name: string) => number(element, name);
  switch (element.tagName) {
    case "path":
      return element.getAttribute("d") ?? "";
    case "rect": {
      const [x, y, w, h] = [at("x"), at("y"), at("width"), at("height")];
      const r = Math.min(at("rx") || at("ry"), w / 2, h / 2);
      if (!r) return `M${x} ${y}h${w}v${h}h${-w}Z`;
      const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
      return (
        `M${x + r} ${y}h${w - 2 * r}${corner(r, r)}v${h - 2 * r}${corner(-r, r)}` +
        `h${2 * r - w}${corner(-r, -r)}v${2 * r - h}${corner(r, -r)}Z`
      );
    }
    case "circle":
    case "ellipse": {
      const [rx, ry] = element.tagName === "circle" ? [at("r"), at("r")] : [at("rx"), at("ry")];
      return `M${at("cx") - rx} ${at("cy")}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
    }
    default:
      return "";
  }
}

/** A colour, or a pattern of the page; nothing where nothing is painted. */
function styleOf(ctx: Context, paintedWith: string): string | CanvasPattern | undefined {
  if (!paintedWith || paintedWith === "none") return undefined;
  const id = /url\(["']?#([^"')]+)["']?\)/.exec(paintedWith)?.[1];
  return id === undefined ? paintedWith : patternOf(ctx, id);
}

function patternOf(ctx: Context, id: string): CanvasPattern | undefined {
  const pattern = document.getElementById(id);
  const tile = document.createElement("canvas");
  tile.width = tile.height = UNITS * FINE;
  const small = tile.getContext("2d");
  if (!pattern || !small) return undefined;
  for (const element of pattern.children) {
    small.setTransform(FINE, 0, 0, FINE, 0, 0);
    paintShape(small, element as SVGGeometryElement, getComputedStyle(element), undefined);
  }
  const made = ctx.createPattern(tile, "repeat");
  const scale = parseFloat(/scale\(([\d.]+)/.exec(pattern.getAttribute("patternTransform") ?? "")?.[1] ?? "1");
  made?.setTransform(new DOMMatrix().scale(scale / FINE));
  return made ?? undefined;
}

function matrixOf(element: SVGGraphicsElement): DOMMatrix | undefined {
  const found = element.getScreenCTM();
  return found ? new DOMMatrix([found.a, found.b, found.c, found.d, found.e, found.f]) : undefined;
}

function number(element: Element, name: string): number {
  return parseFloat(element.getAttribute(name) ?? "0") || 0;
}
