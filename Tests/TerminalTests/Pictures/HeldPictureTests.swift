import Testing
import Vocabulary

@testable import Terminal

/// Pictures that were made for frames, and which of them are kept.
@Suite struct HeldPictureTests {
    static func order(_ number: Int, columns: Int = 10, rows: Int = 5) -> PictureOrder {
        let card = PictureCard(
            id: Identifier(RawIdentifier(high: 0, low: UInt64(number))), width: 800, height: 600,
            placeholder: "",
            description: "사진 \(number)")
        return PictureOrder(card, Size(columns: columns, rows: rows))
    }

    static func cells(_ order: PictureOrder) -> PictureCells? {
        let pixel = Pixel(red: 200, green: 0, blue: 0)
        return PictureCells(order.size, pixels: Array(repeating: pixel, count: order.size.count * 2))
    }

    @Test func whatIsShownIsAskedForOnce() {
        var held = HeldPictures()
        let (one, two) = (Self.order(1), Self.order(2))
        #expect(held.show([]) == nil)
        #expect(held.show([one, two, one]) == [one, two])
        #expect(held.show([one, two, one]) == nil, "they are being made")
        held.keep(Self.cells(one), for: one)
        #expect(held[one] != nil && held[two] == nil)
        #expect(held.show([one, two]) == nil)
        #expect(held.show([one]) == [], "nobody waits for the second any more")
        #expect(held.show([two]) == [two])
    }

    @Test func aLateOneIsNotKept() {
        var held = HeldPictures()
        let one = Self.order(1)
        _ = held.show([one])
        _ = held.show([])
        held.keep(Self.cells(one), for: one)
        #expect(held[one] == nil)
    }

    @Test func whatCannotBeHadIsAskedForAgainWhenSomebodyWantsThat() {
        var held = HeldPictures()
        let one = Self.order(1)
        _ = held.show([one])
        held.keep(nil, for: one)
        #expect(held.show([one]) == nil && held[one] == nil)
        held.forgetMissing()
        #expect(held.show([one]) == [one])
    }

    @Test func whatWasNotShownForTheLongestTimeGoesFirst() {
        var held = HeldPictures(limit: 720)
        let all = (0..<3).map { Self.order($0) }
        for order in all {
            _ = held.show([order])
            held.keep(Self.cells(order), for: order)
        }
        _ = held.show([all[0]])
        #expect(held[all[0]] != nil && held[all[1]] == nil && held[all[2]] != nil)
        let large = Self.order(9, columns: 100, rows: 50)
        _ = held.show([large])
        held.keep(Self.cells(large), for: large)
        #expect(held.show([large]) == nil && held[large] != nil, "what is shown stays, however large it is")
        #expect(held[all[0]] == nil && held[all[2]] == nil)
    }

    @Test func cellsAreAsManyAsTheirPixels() {
        let pixel = Pixel(red: 0, green: 0, blue: 0)
        #expect(PictureCells(Size(columns: 2, rows: 1), pixels: Array(repeating: pixel, count: 3)) == nil)
        #expect(PictureCells(Size(columns: 0, rows: 0), pixels: []) == nil)
        #expect(PictureCells(Size(columns: 2, rows: 1), pixels: Array(repeating: pixel, count: 4)) != nil)
    }
}
