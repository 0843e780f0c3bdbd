/// A cell of a picture that the terminal draws by its own means, and what stands there until it has: two of
/// its pixels, one above the other.
public struct PicturePart: Hashable, Sendable {
    /// Which of the frame's drawn pictures.
    let number: Int32
    /// Where in it, in cells from its upper left.
    let column: UInt16
    let row: UInt16
    let top: Pixel
    let bottom: Pixel

    /// The cell there of the picture of that number.
    init(_ number: Int, _ place: Point, top: Pixel, bottom: Pixel) {
        self.number = Int32(clamping: number)
        (column, row) = (UInt16(clamping: place.column), UInt16(clamping: place.row))
        (self.top, self.bottom) = (top, bottom)
    }

    /// The same in a frame that has that many pictures before.
    func behind(_ others: Int) -> PicturePart {
        PicturePart(
            Int(number) + others, Point(column: Int(column), row: Int(row)), top: top, bottom: bottom)
    }
}

/// A picture of a frame that the terminal draws by its own means.
struct DrawnPicture: Hashable, Sendable {
    /// Which picture, how large and by what means. Pictures of the same order are the same.
    let order: PictureOrder
    /// What draws it.
    let drawing: Drawing
    /// Its upper left, in the frame or outside it.
    let origin: Point

    /// The cells that it takes.
    var rect: Rect { Rect(origin, order.size) }

    /// It as a part of what stands there.
    func moved(to point: Point) -> DrawnPicture {
        DrawnPicture(order: order, drawing: drawing, origin: rect.moved(to: point).origin)
    }
}

extension Frame {
    /// Those of its drawn pictures of which every cell is seen, and none in the last line, where what is
    /// drawn at the cursor would move all others up.
    var whole: [DrawnPicture] {
        drawn.enumerated().filter { isWhole($0.element, $0.offset) }.map(\.element)
    }

    private func isWhole(_ picture: DrawnPicture, _ number: Int) -> Bool {
        let rect = picture.rect
        guard bounds.intersection(rect) == rect, rect.rows.upperBound < size.rows else { return false }
        return rect.rows.allSatisfy { row in
            rect.columns.allSatisfy { column in
                guard case .picture(let part) = self[Point(column: column, row: row)].look else {
                    return false
                }
                return part.number == number && Int(part.column) == column - rect.origin.column
                    && Int(part.row) == row - rect.origin.row
            }
        }
    }
}
