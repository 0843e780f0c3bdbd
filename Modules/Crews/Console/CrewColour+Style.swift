package import Crews
package import Terminal

extension CrewColour {
    /// The colour of a terminal that is nearest by hue; no colour for greys.
    package var style: Style {
        let (red, green, blue) = (Int(red), Int(green), Int(blue))
        let (most, least) = (max(red, green, blue), min(red, green, blue))
        guard most - least > 32 else { return .normal }
        // A part counts as lit if it is in the upper half between the weakest and the strongest.
        let middle = (most + least) / 2
        switch (red > middle, green > middle, blue > middle) {
        case (true, true, _): return .colour(.yellow)
        case (true, false, true): return .colour(.magenta)
        case (false, true, true): return .colour(.cyan)
        case (true, false, false): return .colour(.red)
        case (false, true, false): return .colour(.green)
        default: return .colour(.blue)
        }
    }

    /// A square before the code: `■ #0a3d8f`.
    package var drawn: String { "■ \(self)" }
}
