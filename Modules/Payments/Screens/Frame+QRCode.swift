import Terminal

extension Frame {
    /// Draws a code for a camera: black on white where the terminal shows colours, else its light parts in
    /// the colour of text.
    mutating func put(_ code: QRCode, at point: Point, _ around: Surroundings) {
        if around.pictures == nil {
            for (row, line) in code.lines(ofDark: false).enumerated() {
                put(line, at: Point(column: point.column, row: point.row + row))
            }
        } else {
            put(code.pixels, at: point)
        }
        let words = around.language == .ko ? "주소의 QR 코드" : "QR code of the address"
        say(words, of: Rect(point, Size(columns: code.columns, rows: code.rows)))
    }
}

extension QRCode {
    /// Its modules and the light ones around it, two rows for each line that it takes.
    fileprivate var pixels: [[Pixel]] {
        let border = (columns - size) / 2
        return (-border..<2 * rows - border).map { row in
            (-border..<columns - border).map { self[row, $0] ? .black : .white }
        }
    }
}

extension Pixel {
    fileprivate static let black = Pixel(red: 0, green: 0, blue: 0)
    fileprivate static let white = Pixel(red: 255, green: 255, blue: 255)
}
