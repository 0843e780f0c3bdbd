import Testing

@testable import Terminal

/// Codes against symbols that another program made, and against what the standard says of each part.
@Suite struct QRCodeTests {
    /// `마당` in version 1 with mask 2.
    static let small = """
        #######....##.#######
        #.....#..###..#.....#
        #.###.#.##..#.#.###.#
        #.###.#.###.#.#.###.#
        #.###.#.#.###.#.###.#
        #.....#.##..#.#.....#
        #######.#.#.#.#######
        ........#.###........
        #.#####..##.#.#####..
        #.####......#..#.##.#
        #######.#..#.#..##..#
        #...##...##....##..##
        ....#.##.###.#..#.#.#
        ........#.######....#
        #######...#.#.##..###
        #.....#.#..####..#..#
        #.###.#.#...#..##..#.
        #.###.#.#.#.#...#....
        #.###.#.##.#.#.###...
        #.....#...#.....#....
        #######.####.#.##.##.
        """

    /// The address of a checkout page in version 4, which has two blocks, with mask 5.
    static let large = """
        #######...######.##..##...#######
        #.....#.###.#.....#..#..#.#.....#
        #.###.#.##.#..#.....##.#..#.###.#
        #.###.#.#.#.#.#.#.###..#..#.###.#
        #.###.#..#.#..###...####..#.###.#
        #.....#..#.#.#.#...#.##...#.....#
        #######.#.#.#.#.#.#.#.#.#.#######
        ........#..#..###..##.#.#........
        #.....#.###..##..###....###..###.
        ####........####.###..##....###.#
        ####..###..#######.......##.#.##.
        ...##...#...##...##...#.#..####.#
        ....###..#.###.#.#.#...#..##....#
        ####.#....#.#....##..##....#.####
        #.#...####...#.###..#.#.###.##.#.
        #..#.#...#.#.##.#...#.#.##...##.#
        ......##.......#.#..#.#.##.##...#
        #...##.#..#####.#..##..#..#..##.#
        ##.####...##..##.###.#.##..#.##.#
        .....#.##.##..###...#....#..####.
        ##...##.#.##......##.##..#.#.#.#.
        ##..##.##.#...#........#...##....
        #.#.####..........##.##..####.##.
        #.......###.#..##.###.##.#..####.
        ####..#.......#.#...#...#########
        ........#.#...##.####.#.#...#.#..
        #######...##...###..#####.#.#.##.
        #.....#..#..#...###.#..##...###.#
        #.###.#.......#.#.....#.######.#.
        #.###.#..##.###...#..#####.##..##
        #.###.#..#.###.#.#########.##.###
        #.....#.....#.#....##...#######..
        #######.###.##.###....###.##...#.
        """

    static let address = "https://madang.example/pay/AbCdEfGhIjKlMnOpQrStUv"

    static func picture(_ code: QRCode) -> String {
        (0..<code.size).map { row in
            String((0..<code.size).map { code[row, $0] ? "#" : "." })
        }.joined(separator: "\n")
    }

    @Test(arguments: [("마당", 2, small), (address, 5, large)])
    func aCodeIsAsAnotherProgramDrawsIt(_ text: String, _ mask: Int, _ picture: String) throws {
        let code = try #require(QRCode(text, mask: mask))
        #expect(Self.picture(code) == picture)
    }

    @Test(arguments: [
        (0, 21), (14, 21), (15, 25), (26, 25), (42, 29), (62, 33), (84, 37), (106, 41), (122, 45), (152, 49),
        (180, 53), (181, 57), (213, 57),
    ])
    func theSmallestVersionIsTaken(_ bytes: Int, _ size: Int) {
        #expect(QRCode(String(repeating: "a", count: bytes))?.size == size)
    }

    @Test func aTextThatIsTooLongHasNoCode() {
        #expect(QRCode(String(repeating: "a", count: 214)) == nil)
        #expect(QRCode(String(repeating: "가", count: 72)) == nil, "A syllable takes three bytes.")
    }

    @Test func composedAndDecomposedTextsAreTheirBytes() throws {
        let (composed, decomposed) = (try #require(QRCode("가")), try #require(QRCode("\u{1100}\u{1161}")))
        #expect(composed != decomposed)
    }

    @Test func modulesOutsideAreLight() throws {
        let code = try #require(QRCode("마당"))
        #expect(!code[-1, 0] && !code[0, -1] && !code[21, 0] && !code[0, 21] && code[0, 0])
    }
}

/// The parts of a code, by the numbers of the standard.
@Suite struct QRPartTests {
    /// The example of annex I: `01234567` in version 1.
    @Test func correctionIsThatOfTheStandardsExample() {
        let data: [UInt8] = [
            0x10, 0x20, 0x0C, 0x56, 0x61, 0x80, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11,
        ]
        let expected: [UInt8] = [0xA5, 0x24, 0xD4, 0xC1, 0xED, 0x36, 0xC7, 0x87, 0x2C, 0x55]
        #expect(QRCorrection.codewords(10, for: data) == expected)
    }

    @Test(arguments: QRVersion.all) func everyBlockIsAMultipleOfItsGenerator(_ version: QRVersion) {
        for count in Set(version.blocks) {
            let data = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 37 + 11) }
            let block = data + QRCorrection.codewords(version.correction, for: data)
            var root: UInt8 = 1
            for _ in 0..<version.correction {
                // Horner's rule: a multiple of the generator is 0 at each of its roots.
                #expect(block.reduce(0) { QRCorrection.product($0, root) ^ $1 } == 0)
                root = QRCorrection.product(root, 2)
            }
        }
    }

    @Test(arguments: [
        (0, "101010000010010"), (1, "101000100100101"), (2, "101111001111100"), (3, "101101101001011"),
        (4, "100010111111001"), (5, "100000011001110"), (6, "100111110010111"), (7, "100101010100000"),
    ])
    func theFormatIsThatOfTheStandardsTable(_ mask: Int, _ bits: String) throws {
        let format = String(QRCanvas.format(mask: mask).reversed().map { $0 ? "1" : "0" })
        #expect(format == bits)
        let code = try #require(QRCode("마당", mask: mask))
        let beside = [(8, 0), (8, 1), (8, 2), (8, 3), (8, 4), (8, 5), (8, 7), (8, 8), (7, 8), (5, 8), (4, 8)]
        let first = beside + [(3, 8), (2, 8), (1, 8), (0, 8)]
        let second = (14...20).reversed().map { ($0, 8) } + (13...20).map { (8, $0) }
        for places in [first, second] {
            #expect(String(places.map { code[$0.0, $0.1] ? "1" : "0" }) == bits)
        }
        #expect(code[13, 8], "The module beside the format is always dark.")
    }

    @Test(arguments: [(7, "000111110010010100"), (8, "001000010110111100"), (10, "001010010011010011")])
    func theVersionIsThatOfTheStandardsTable(_ number: Int, _ bits: String) throws {
        let version = QRVersion.all[number - 1]
        let code = try #require(QRCode(String(repeating: "a", count: version.capacity)))
        let places = (0..<18).reversed().map { ($0 / 3, code.size - 11 + $0 % 3) }
        #expect(String(places.map { code[$0.0, $0.1] ? "1" : "0" }) == bits)
        #expect(String(places.map { code[$0.1, $0.0] ? "1" : "0" }) == bits)
    }

    @Test func theMaskHasTheLowestPenalty() throws {
        let text = "결제 " + QRCodeTests.address
        let chosen = try #require(QRCode(text))
        let all = (0..<8).compactMap { QRCode(text, mask: $0) }
        #expect(all.contains(chosen) && Set(all).count == 8)
    }
}

/// Codes on terminals.
@Suite struct QRDrawingTests {
    @Test func linesHaveHalfBlocksAndAQuietZone() throws {
        let code = try #require(QRCode("마당", mask: 2))
        let lines = code.lines(ofDark: true)
        #expect(code.columns == 25 && code.rows == 13 && lines.count == 13)
        #expect(lines.allSatisfy { $0.count == 25 })
        #expect(lines[0] == String(repeating: " ", count: 25))
        #expect(lines[1] == "  █▀▀▀▀▀█  ▄▄█▀ █▀▀▀▀▀█  ")
        let inverted = code.lines(ofDark: false)
        #expect(inverted[0] == String(repeating: "█", count: 25))
        #expect(inverted[1] == "██ ▄▄▄▄▄ ██▀▀ ▄█ ▄▄▄▄▄ ██")
    }

    @Test func aTerminalWithoutRoomGetsNone() throws {
        let code = try #require(QRCode(QRCodeTests.address))
        for (width, height, isShown) in [(80, 24, true), (37, 20, true), (36, 24, false), (80, 19, false)] {
            let recording = Console.recording(outputIsTerminal: true, width: width, height: height)
            #expect(recording.console.show(code) == isShown, "\(width)x\(height)")
            #expect(recording.output.isEmpty != isShown)
        }
    }

    @Test func programsAndPipesGetNone() throws {
        let code = try #require(QRCode(QRCodeTests.address))
        let piped = Console.recording()
        #expect(!piped.console.show(code) && piped.output == "")
        let json = Console.recording(ConsoleOptions(format: .json), outputIsTerminal: true)
        #expect(!json.console.show(code) && json.output == "")
    }

    @Test func coloursAreTheCodesOwn() throws {
        let code = try #require(QRCode("마당"))
        let options = ConsoleOptions(language: .ko)
        let recording = Console.recording(options, outputIsTerminal: true)
        #expect(recording.console.show(code))
        let line = try #require(recording.output.split(separator: "\n").first)
        #expect(line == "\u{1B}[30;47m\(code.lines(ofDark: true)[0])\u{1B}[0m")
    }
}
