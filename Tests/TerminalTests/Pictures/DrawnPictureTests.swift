import SampleKit
import Testing
import Vocabulary

@testable import Terminal

/// Pictures that the terminal draws by its own means, tried on one that says what is seen.
@Suite struct DrawnPictureTests {
    private static let size = Size(columns: 30, rows: 9)

    /// Pictures that are held, of 4 by 2, 8 by 4, 12 by 6 cells.
    private static func held(_ mode: PictureMode) -> ([PictureOrder], HeldPictures) {
        let orders = (1...3).map { number in
            PictureOrder(
                HeldPictureTests.order(number).card, Size(columns: number * 4, rows: number * 2),
                on: PictureScreen(mode))
        }
        var held = HeldPictures()
        _ = held.show(orders)
        for order in orders { held.keep(cells(order), for: order) }
        return (orders, held)
    }

    static func cells(_ order: PictureOrder) -> PictureCells? {
        let name = order.card.description.last.map(String.init) ?? ""
        let (columns, rows) = (order.size.columns, order.size.rows)
        // As libchafa writes it, in more than one piece.
        let data = "\u{1B}_Gm=1;" + String(repeating: name, count: 4_096) + "\u{1B}\\"
        let text =
            order.screen.mode == .kitty
            ? "\u{1B}_Ga=T,f=32,s=1,v=1,c=\(columns),r=\(rows),m=1\u{1B}\\"
                + String(repeating: data, count: 5) + "\u{1B}_Gm=0\u{1B}\\"
            : "\u{1B}P\(name),\(columns),\(rows)\u{1B}\\"
        let pixel = Pixel(red: 200, green: 0, blue: 0)
        return PictureCells(
            order.size, pixels: Array(repeating: pixel, count: order.size.count * 2),
            drawing: Drawing(text + "\n", rows: rows))
    }

    static func frame(
        _ held: HeldPictures, _ places: [(PictureOrder, Point)], size: Size = size
    ) -> Frame {
        var frame = Frame(size)
        frame.places = places.map { Frame.PicturePlace(order: $0.0, origin: $0.1) }
        frame.show(held)
        return frame
    }

    private static func settle(_ writer: inout FrameWriter, _ screen: inout ScreenEmulator, _ frame: Frame) {
        var pieces = 0
        while writer.lacksPictures(of: frame), pieces < 100 {
            screen.take(writer.pictureBytes(for: frame))
            pieces += 1
        }
        #expect(pieces < 100 && writer.pictureBytes(for: frame).isEmpty)
    }

    @Test func aSentPictureIsPlaceholders() {
        let (orders, held) = Self.held(.kitty)
        let frame = Self.frame(held, [(orders[0], Point(column: 1, row: 1))])
        var writer = FrameWriter(.terminal, .all)
        let first = String(decoding: writer.bytes(for: frame), as: UTF8.self)
        #expect(first.contains("▀") && !first.contains("\u{10EEEE}"), "frames wait for no picture")
        let begun = String(decoding: writer.pictureBytes(for: frame), as: UTF8.self)
        #expect(begun.hasPrefix("\u{1B}_Gq=2,U=1,i=1,a=T,f=32,s=1,v=1,c=4,r=2,m=1\u{1B}\\\u{1B}_Gm=1;1"))
        #expect(begun.utf8.count < 21_000 && !begun.contains("\u{10EEEE}"), "frames go between pieces")
        let sent = String(decoding: writer.pictureBytes(for: frame), as: UTF8.self)
        #expect(sent.contains("\u{1B}[0;38;2;0;0;1m\u{10EEEE}\u{305}\u{305}\u{10EEEE}\u{305}\u{30D}"))
        #expect(sent.contains("\u{1B}[3;2H\u{10EEEE}\u{30D}\u{305}"))
        // It is sent once, wherever it goes.
        let moved = Self.frame(held, [(orders[0], Point(column: 2, row: 3))])
        #expect(!String(decoding: writer.bytes(for: moved), as: UTF8.self).contains("\u{1B}_G"))
        #expect(!writer.lacksPictures(of: moved) && writer.pictureBytes(for: moved).isEmpty)
        #expect(writer.takeBackPictures() == "\u{1B}_Ga=d,d=I,i=1,q=2\u{1B}\\")
    }

    @Test func aPaintedPictureGoesWithItsCells() {
        let (orders, held) = Self.held(.sixel)
        let frame = Self.frame(held, [(orders[1], Point(column: 1, row: 1))])
        var (writer, screen) = (FrameWriter(.terminal, .all), ScreenEmulator(Self.size))
        screen.take(writer.bytes(for: frame))
        Self.settle(&writer, &screen, frame)
        #expect(screen.board.painted.count == 32)
        #expect(writer.bytes(for: frame).isEmpty, "what is shown is not drawn again")
        var covered = frame
        covered.put("예약할까요?", at: Point(column: 2, row: 2))
        screen.take(writer.bytes(for: covered))
        #expect(screen.board.painted.isEmpty && !writer.lacksPictures(of: covered))
        screen.take(writer.bytes(for: frame))
        Self.settle(&writer, &screen, frame)
        #expect(screen.board.painted.count == 32)
        screen.take(writer.bytes(for: Frame(Self.size)))
        #expect(screen.board.painted.isEmpty && screen.faults.isEmpty, "\(screen.faults)")
    }

    @Test func nothingIsPaintedInTheLastLineNorCutOff() {
        let (orders, held) = Self.held(.iterm2)
        for place in [Point(column: 0, row: 7), Point(column: 28, row: 0), Point(column: -1, row: 0)] {
            let frame = Self.frame(held, [(orders[0], place)])
            #expect(!frame.drawn.isEmpty && frame.whole.isEmpty, "\(place)")
        }
    }

    @Test(arguments: [PictureMode.kitty, .sixel])
    func anotherSizeBeginsAnew(_ mode: PictureMode) {
        let (orders, held) = Self.held(mode)
        var writer = FrameWriter(.terminal, .all)
        for size in [Self.size, Size(columns: 20, rows: 5), Size(columns: 40, rows: 12)] {
            let frame = Self.frame(held, [(orders[1], .origin)], size: size)
            var screen = ScreenEmulator(size)
            screen.take(writer.bytes(for: frame))
            if mode == .sixel { Self.settle(&writer, &screen, frame) }
            #expect(screen.board.painted.count == (mode == .sixel ? 32 : 0) && screen.faults == [])
        }
    }

    @Test func whereColoursAreFewNothingStandsUnderIt() {
        let (orders, held) = Self.held(.sixel)
        var writer = FrameWriter(.terminal, .few)
        let frame = Self.frame(held, [(orders[0], .origin)])
        #expect(!String(decoding: writer.bytes(for: frame), as: UTF8.self).contains("▀"))
        #expect(String(decoding: writer.pictureBytes(for: frame), as: UTF8.self).contains("\u{1B}P1,4,2"))
    }

    @Test(
        "after any frames a terminal shows the last with its pictures, and never a part of another",
        arguments: [PictureMode.kitty, .sixel], 1...15 as ClosedRange<UInt64>)
    func anything(_ mode: PictureMode, _ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let (orders, held) = Self.held(mode)
        var (writer, screen) = (FrameWriter(.terminal, .all), ScreenEmulator(Self.size))
        writer.sent = SentPictures(limit: 42_000)
        for _ in 0..<40 {
            var frame = Self.frame(
                held,
                orders.filter { _ in random.below(3) > 0 }.map {
                    ($0, Point(column: random.below(28) - 2, row: random.below(8) - 1))
                })
            if random.below(3) == 0 {
                frame.put("글 a", at: Point(column: random.below(20), row: random.below(9)))
            }
            if random.below(8) == 0 { writer.forget() }
            screen.take(writer.bytes(for: frame))
            #expect(Self.faults(screen, frame, isSettled: false) == [])
            for _ in 0..<random.below(4) { screen.take(writer.pictureBytes(for: frame)) }
            #expect(Self.faults(screen, frame, isSettled: false) == [])
            guard random.below(2) == 0 else { continue }
            Self.settle(&writer, &screen, frame)
            #expect(Self.faults(screen, frame, isSettled: true) == [])
            // Two go into the limit; a third is kept only while it is shown.
            #expect(screen.board.kept.count <= max(2, frame.drawn.count))
        }
    }

    /// Where the screen does not show what the frame says, or what is not known to it is written.
    private static func faults(
        _ screen: ScreenEmulator, _ frame: Frame, isSettled: Bool
    ) -> [String] {
        let whole = frame.whole
        return screen.faults
            + frame.bounds.rows.flatMap { row in
                frame.bounds.columns.compactMap { column in
                    let point = Point(column: column, row: row)
                    return isRight(point, screen, frame, whole, isSettled) ? nil : "\(point)"
                }
            }
    }

    private static func isRight(
        _ point: Point, _ screen: ScreenEmulator, _ frame: Frame, _ whole: [DrawnPicture], _ isSettled: Bool
    ) -> Bool {
        let seen = screen.cells[point.row * frame.size.columns + point.column]
        let painted = screen.board.painted[point]
        guard case .picture(let part) = frame[point].look else {
            return painted == nil && seen.text == frame.text(of: frame[point])
        }
        let picture = frame.drawn[Int(part.number)]
        let name = picture.order.card.description.suffix(1)
        let place = Point(column: Int(part.column), row: Int(part.row))
        if picture.order.screen.mode != .kitty {
            let isPainted = painted == PictureBoard.Painted(name: name, place: place)
            let isLate = isSettled && whole.contains(picture)
            return seen.text == "▀" && (isPainted || (painted == nil && !isLate))
        }
        let isNamed =
            screen.board.kept.contains { number, kept in
                let colour = KittyPlaceholder.colour(number)
                return kept == name && seen.pen == "0;38;2;\(colour.red);\(colour.green);\(colour.blue)"
            } && seen.text == KittyPlaceholder.text(column: place.column, row: place.row)
        return isNamed || (!isSettled && seen.text == "▀")
    }
}
