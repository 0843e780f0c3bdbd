import Glibc

extension DescriptorSource {
    func nextLine(behind prompt: String, showing show: (String) -> Void) throws(UsageError) -> String? {
        guard editsLines, isatty(descriptor) == 1 else {
            show(prompt)
            return nextLine()
        }
        let typed = try TypingMode.on(descriptor, .edited) { mode throws(UsageError) -> String? in
            let lines = LineEditor.lines(of: prompt, width: columns)
            for line in lines.dropLast() { show(line + "\n") }
            let editor = LineEditor(prompt: lines.last ?? "", width: columns)
            return try edited(editor, watching: mode, show)
        }
        if let typed { return typed }
        show(prompt)
        return nextLine()
    }

    private var columns: Int { ScreenSize(of: descriptor)?.columns ?? 80 }

    private func edited(
        _ line: LineEditor, watching mode: TypingMode, _ show: (String) -> Void
    ) throws(UsageError) -> String? {
        var line = line
        while true {
            while let byte = takeByte() {
                switch line.take(byte) {
                case .goesOn: continue
                case .entered(let text):
                    show(line.frame + "\n")
                    return text
                case .ended: return nil
                case .interrupted:
                    show(line.frame + "^C\n")
                    throw .interrupted
                }
            }
            show(line.frame)
            if hasEnded { return nil }
            switch try mode.waitForTyping() {
            case .typed: readSome()
            case .resumed: line.width = columns
            case .late: break
            }
        }
    }
}
