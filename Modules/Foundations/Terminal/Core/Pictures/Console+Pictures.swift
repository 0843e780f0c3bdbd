extension Console {
    /// How pictures are drawn on the output. Nil if the output is no terminal, results are for programs,
    /// pictures are off, or `auto` finds colours unwanted (`NO_COLOR`, `--no-color`) or unsupported. `auto`
    /// may query the terminal, so call this only when there is a picture to draw.
    public func pictureScreen(_ choice: PictureChoice? = nil) -> PictureScreen? {
        guard isOutputTerminal, format == .human else { return nil }
        switch choice ?? pictures {
        case .never: return nil
        case .mode(let mode): return screen(mode, cell: nil)
        case .auto:
            guard usesColour else { return nil }
            switch pictureTerminal.knowledge {
            case .nothing: return nil
            case .mode(let mode): return screen(mode, cell: nil)
            case .unknown:
                let answers = askTerminal()
                return screen(answers.mode, cell: answers.cell)
            }
        }
    }

    /// Draws at the start of a line; the next output begins on the line below.
    public func show(_ drawing: Drawing) {
        output.write(drawing.text)
        output.flush()
    }

    /// How long a terminal may take to answer. A slow connection needs time, and a later answer would reach
    /// the shell as if it were typed.
    private static let answerTime = Duration.seconds(2)

    private func askTerminal() -> TerminalAnswers {
        output.flush()
        let bytes = input.answers(within: Self.answerTime) {
            TerminalAnswers($0).isComplete
        } asking: {
            output.write(pictureTerminal.questions)
            output.flush()
        }
        return TerminalAnswers(bytes)
    }

    private func screen(_ mode: PictureMode, cell: (width: Int, height: Int)?) -> PictureScreen {
        let measured = pixels.map { ($0.width / max(1, width), $0.height / max(1, height)) }
        let (cellWidth, cellHeight) = cell.map { ($0.width, $0.height) } ?? measured ?? (8, 16)
        return PictureScreen(
            mode, colours: pictureTerminal.colours, cellWidth: cellWidth, cellHeight: cellHeight)
    }
}
