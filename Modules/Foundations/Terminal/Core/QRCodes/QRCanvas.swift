/// The modules of a QR code while it is drawn: first the patterns by which it is found, then the codewords.
struct QRCanvas {
    let version: QRVersion
    /// Row by row.
    private(set) var isDark: [Bool]
    /// The modules that are no part of codewords.
    private var isPattern: [Bool]

    var size: Int { version.size }

    /// The patterns of the version, without a format.
    init(_ version: QRVersion) {
        self.version = version
        isDark = [Bool](repeating: false, count: version.size * version.size)
        isPattern = isDark
        drawTiming()
        drawFinders()
        drawAlignments()
        drawFormat(mask: 0)
        drawVersion()
    }

    subscript(row: Int, column: Int) -> Bool { isDark[row * size + column] }

    private mutating func draw(_ row: Int, _ column: Int, _ dark: Bool) {
        isDark[row * size + column] = dark
        isPattern[row * size + column] = true
    }

    private mutating func drawTiming() {
        for place in 0..<size {
            draw(6, place, place.isMultiple(of: 2))
            draw(place, 6, place.isMultiple(of: 2))
        }
    }

    /// The three large squares in corners, with the light line around each.
    private mutating func drawFinders() {
        for (row, column) in [(3, 3), (3, size - 4), (size - 4, 3)] {
            for (down, right) in Self.offsets(4) {
                let (row, column) = (row + down, column + right)
                guard (0..<size).contains(row), (0..<size).contains(column) else { continue }
                let distance = max(abs(down), abs(right))
                draw(row, column, distance != 2 && distance != 4)
            }
        }
    }

    /// The small squares, where no large one is.
    private mutating func drawAlignments() {
        let (centres, last) = (version.centres, version.centres.last)
        for row in centres {
            for column in centres {
                let isTop = row == 6 && (column == 6 || column == last)
                if isTop || row == last && column == 6 { continue }
                for (down, right) in Self.offsets(2) {
                    draw(row + down, column + right, max(abs(down), abs(right)) != 1)
                }
            }
        }
    }

    private static func offsets(_ distance: Int) -> [(Int, Int)] {
        (-distance...distance).flatMap { down in (-distance...distance).map { (down, $0) } }
    }
}

extension QRCanvas {
    /// The 15 bits of error correction level M with that mask, the lowest first (section 7.9).
    static func format(mask: Int) -> [Bool] {
        var remainder = mask
        for _ in 0..<10 { remainder = remainder << 1 ^ (remainder >> 9) * 0x537 }
        let bits = (mask << 10 | remainder) ^ 0x5412
        return (0..<15).map { bits >> $0 & 1 == 1 }
    }

    /// Twice, and the module that is always dark.
    private mutating func drawFormat(mask: Int) {
        for (index, dark) in Self.format(mask: mask).enumerated() {
            switch index {
            case 0...5: draw(index, 8, dark)
            case 6, 7: draw(index + 1, 8, dark)
            case 8: draw(8, 7, dark)
            default: draw(8, 14 - index, dark)
            }
            if index < 8 { draw(8, size - 1 - index, dark) } else { draw(size - 15 + index, 8, dark) }
        }
        draw(size - 8, 8, true)
    }

    /// From version 7 on 18 bits, twice (section 7.10).
    private mutating func drawVersion() {
        guard version.number >= 7 else { return }
        var remainder = version.number
        for _ in 0..<12 { remainder = remainder << 1 ^ (remainder >> 11) * 0x1F25 }
        let bits = version.number << 12 | remainder
        for index in 0..<18 {
            let (far, near) = (size - 11 + index % 3, index / 3)
            draw(near, far, bits >> index & 1 == 1)
            draw(far, near, bits >> index & 1 == 1)
        }
    }
}

extension QRCanvas {
    /// Places the codewords, the highest bit first: in columns of two from the right, up and down in turn
    /// (section 7.7.3). Modules left over stay light.
    mutating func place(_ codewords: [UInt8]) {
        var next = 0
        var isUpwards = true
        for right in [Int](stride(from: size - 1, to: 6, by: -2)) + [5, 3, 1] {
            for step in 0..<size {
                let row = isUpwards ? size - 1 - step : step
                for column in [right, right - 1] where !isPattern[row * size + column] {
                    guard next < codewords.count * 8 else { continue }
                    isDark[row * size + column] = codewords[next / 8] >> UInt8(7 - next % 8) & 1 == 1
                    next += 1
                }
            }
            isUpwards.toggle()
        }
    }

    /// Masks the codewords: by that mask, or by the one with the lowest penalty (section 7.8).
    mutating func mask(_ mask: Int?) {
        let candidates = (mask.map { $0...$0 } ?? 0...7).map { masked(by: $0) }
        if let best = candidates.min(by: { $0.penalty < $1.penalty }) { self = best }
    }

    private func masked(by mask: Int) -> QRCanvas {
        var canvas = self
        for row in 0..<size {
            for column in 0..<size where !isPattern[row * size + column] {
                if Self.inverts(mask, row, column) { canvas.isDark[row * size + column].toggle() }
            }
        }
        canvas.drawFormat(mask: mask)
        return canvas
    }

    private static func inverts(_ mask: Int, _ row: Int, _ column: Int) -> Bool {
        let product = row * column
        return switch mask {
        case 0: (row + column) % 2 == 0
        case 1: row % 2 == 0
        case 2: column % 3 == 0
        case 3: (row + column) % 3 == 0
        case 4: (row / 2 + column / 3) % 2 == 0
        case 5: product % 2 + product % 3 == 0
        case 6: (product % 2 + product % 3) % 2 == 0
        default: ((row + column) % 2 + product % 3) % 2 == 0
        }
    }
}
