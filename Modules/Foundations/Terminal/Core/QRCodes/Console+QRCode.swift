extension QRCode {
    /// Light modules around the code that are drawn with it. The standard asks for four; readers do with two.
    private static let quietZone = 2

    /// The number of cells of a line.
    public var columns: Int { size + 2 * Self.quietZone }

    /// The number of lines.
    public var rows: Int { (columns + 1) / 2 }

    /// The lines from top to bottom, two rows of modules in each by half blocks: those of the dark modules,
    /// or of the light ones for a terminal with a dark background.
    public func lines(ofDark: Bool) -> [String] {
        (0..<rows).map { line in
            let top = 2 * line - Self.quietZone
            let cells = (-Self.quietZone..<size + Self.quietZone).map { column -> Character in
                switch (self[top, column] == ofDark, self[top + 1, column] == ofDark) {
                case (true, true): "█"
                case (true, false): "▀"
                case (false, true): "▄"
                case (false, false): " "
                }
            }
            return String(cells)
        }
    }
}

extension Console {
    /// Draws the code for a person with a camera. Draws nothing and answers false if the output is no
    /// terminal, or is too small for it.
    public func show(_ code: QRCode) -> Bool {
        guard isOutputTerminal, format == .human, code.columns <= width, code.rows < height else {
            return false
        }
        for line in code.lines(ofDark: usesColour) {
            // Black on white, whatever the terminal's own colours are (ECMA-48, SGR).
            output.write(usesColour ? "\u{1B}[30;47m\(line)\u{1B}[0m\n" : "\(line)\n")
        }
        return true
    }
}
