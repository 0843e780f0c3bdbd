import SampleKit

/// Clothes that go together, laid out flat: a top on the left, trousers or a skirt beside it, on the right
/// shoes below a hat.
struct Outfit: Hashable, Sendable {
    let top: Piece
    let bottom: Piece
    let shoes: Piece
    /// Nil for most.
    let hat: Piece?
    let ground: Ground

    /// What clothes lie on.
    enum Ground: String, CaseIterable, Sendable {
        case sand, mint, rose, lake, oak

        var colour: SampleDrawing.Colour {
            switch self {
            case .sand: 0xEFE6D6
            case .mint: 0xD6E6DC
            case .rose: 0xF3DEDA
            case .lake: 0xD9E4EE
            case .oak: 0xC9A67C
            }
        }
    }

    /// A random outfit; with a jersey if wanted.
    init(jersey: Bool, _ randomness: inout SeededGenerator) {
        let colours = ClothColour.allCases
        func piece(_ kinds: [Piece.Kind], else kind: Piece.Kind) -> Piece {
            Piece(randomness.pick(kinds, else: kind), randomness.pick(colours, else: .navy))
        }
        top = piece(jersey ? [.jersey] : Piece.Kind.tops, else: .shirt)
        bottom = piece(Piece.Kind.bottoms, else: .trousers)
        shoes = piece(Piece.Kind.shoes, else: .trainers)
        let hat = piece(Piece.Kind.hats, else: .cap)
        self.hat = randomness.chance(45) ? hat : nil
        ground = randomness.pick(Ground.allCases, else: .sand)
    }

    /// The outfit at that place of a list in which every piece and every colour occurs.
    init(number: Int) {
        func piece(_ kinds: [Piece.Kind], _ step: Int) -> Piece {
            let colours = ClothColour.allCases
            return Piece(kinds[number % kinds.count], colours[(number * 3 + step) % colours.count])
        }
        top = piece(Piece.Kind.tops + [.jersey], 0)
        bottom = piece(Piece.Kind.bottoms, 4)
        shoes = piece(Piece.Kind.shoes, 7)
        hat = number.isMultiple(of: 4) ? nil : piece(Piece.Kind.hats, 9)
        ground = Ground.allCases[number % Ground.allCases.count]
    }

    private var pieces: [Piece] { [top, bottom, shoes] + (hat.map { [$0] } ?? []) }

    /// All of it, with the pieces named.
    func drawing(inKorean isKorean: Bool) -> DescribedDrawing {
        let names = pieces.map { $0.words.text(inKorean: isKorean) }.joined(separator: ", ")
        return DescribedDrawing(drawing, description: isKorean ? names : "An outfit: \(names)")
    }

    /// One of its smaller pieces seen near: the hat, else the shoes.
    func detail(inKorean isKorean: Bool) -> DescribedDrawing {
        let piece = hat ?? shoes
        let name = piece.words.text(inKorean: isKorean)
        return DescribedDrawing(
            Self.detail(of: piece, on: ground),
            description: isKorean ? "가까이에서 본 \(name)" : "The \(name), seen near")
    }

    private var drawing: SampleDrawing {
        // Their middles lie between two pixels of the files, so that halves meet without a seam.
        SampleDrawing(
            "outfit-" + pieces.map(\.name).joined(separator: "-") + "-on-\(ground)", on: ground.colour,
            top.shapes.map { $0.moved(to: (27.5, 10), by: 0.74) },
            bottom.shapes.map { $0.moved(to: (65, 10), by: 0.72) },
            shoes.shapes.map { $0.moved(to: (88.75, 43), by: 0.28) },
            hat?.shapes.map { $0.moved(to: (88.75, 13), by: 0.28) } ?? [])
    }

    private static func detail(of piece: Piece, on ground: Ground) -> SampleDrawing {
        SampleDrawing("\(piece.name)-on-\(ground)", on: ground.colour, piece.shapes)
    }
}

extension Outfit {
    /// Outfits in which every piece and every colour occurs, and each small piece seen near.
    static let drawings: [SampleDrawing] =
        (0..<20).map { Outfit(number: $0).drawing }
        + zip(Piece.Kind.shoes + Piece.Kind.hats, ClothColour.allCases).map {
            detail(of: Piece($0, $1), on: .sand)
        }
}

extension SampleDrawing.Shape {
    /// The same about another vertical, that much lower and smaller: what stands about the middle of the
    /// drawing then stands about `place.x`.
    fileprivate func moved(to place: (x: Double, y: Double), by scale: Double) -> SampleDrawing.Shape {
        .polygon(
            colour,
            outline.flatMap { point in
                [place.x + (point.x - SampleDrawing.width / 2) * scale, place.y + point.y * scale]
            })
    }
}
