public import Pictures
public import Terminal

extension PicturePixels {
    /// The picture scaled to that many cells, each half cell in its mean colour. `drawing` is the terminal's
    /// native form. Nil for no cells.
    public func cells(_ size: Size, drawing: Drawing? = nil) -> PictureCells? {
        guard size.columns > 0, size.rows > 0 else { return nil }
        let rows = size.rows * 2
        var pixels: [Pixel] = []
        pixels.reserveCapacity(size.columns * rows)
        for row in 0..<rows {
            let lines = Self.part(row, of: rows, height)
            for column in 0..<size.columns {
                pixels.append(mean(of: Self.part(column, of: size.columns, width), lines))
            }
        }
        return PictureCells(size, pixels: pixels, drawing: drawing)
    }

    /// The indexes below `length` that part `number` covers; at least one, if there are fewer than parts.
    private static func part(_ number: Int, of count: Int, _ length: Int) -> Range<Int> {
        let start = number * length / count
        return start..<max(start + 1, (number + 1) * length / count)
    }

    private func mean(of columns: Range<Int>, _ lines: Range<Int>) -> Pixel {
        var (red, green, blue) = (0, 0, 0)
        for line in lines {
            for column in columns {
                let place = (line * width + column) * 3
                red += Int(bytes[place])
                green += Int(bytes[place + 1])
                blue += Int(bytes[place + 2])
            }
        }
        let count = columns.count * lines.count
        return Pixel(
            red: UInt8(red / count), green: UInt8(green / count), blue: UInt8(blue / count))
    }
}
