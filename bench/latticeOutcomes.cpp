// Outcomes of lattice games by the plain loop: one byte for each point of the box around the region, with a margin of zeros, and one look at it for each move until
// one is found that leads to a P-position. Reads a game on standard input, in coordinates in which all moves are lexicographically positive:
//   milliseconds  times  dimension  the least and the largest of each coordinate
//   the number of moves, the moves   the number of inequalities, each with its least value   the number of defeated points, the points
// and prints: @ milliseconds points P-positions sum. Only the loop is timed, neither the memory that is taken nor that it is cleared. Runs that make the table so many
// times are repeated for so many milliseconds; the least of them counts, for one table.
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <iostream>
#include <string>
#include <vector>

using std::vector;
typedef long long integer;

struct Region {
  int dimension;
  vector<integer> low, high;
  vector<vector<integer>> moves, normals, defeated;
  vector<integer> least;
  vector<vector<integer>> rest;
  vector<integer> stride;
  vector<ptrdiff_t> offsets;
  integer origin;
  vector<uint8_t> table;
  uint64_t points, found;
  uint32_t sum;

  void prepare() {
    vector<integer> below(dimension, 0), above(dimension, 0);
    for (auto &move : moves)
      for (int l = 0; l < dimension; l++) {
        below[l] = std::max(below[l], move[l]);
        above[l] = std::max(above[l], -move[l]);
      }
    stride.assign(dimension, 1);
    for (int l = dimension - 1; l > 0; l--) stride[l - 1] = stride[l] * (high[l] - low[l] + 1 + below[l] + above[l]);
    origin = 0;
    integer size = stride[0] * (high[0] - low[0] + 1 + below[0] + above[0]);
    for (int l = 0; l < dimension; l++) origin += stride[l] * (below[l] - low[l]);
    for (auto &move : moves) {
      ptrdiff_t offset = 0;
      for (int l = 0; l < dimension; l++) offset += stride[l] * move[l];
      offsets.push_back(offset);
    }
    table.assign(size, 0);
    for (auto &normal : normals) {
      vector<integer> sums(dimension + 1, 0);
      for (int l = dimension - 1; l >= 0; l--) sums[l] = sums[l + 1] + std::max(normal[l] * low[l], normal[l] * high[l]);
      rest.push_back(sums);
    }
  }

  bool isDefeated(const vector<integer> &point) const {
    for (auto &each : defeated)
      if (each == point) return true;
    return false;
  }

  void range(int l, const vector<integer> &missing, integer &from, integer &to) const {
    from = low[l];
    to = high[l];
    for (size_t k = 0; k < normals.size(); k++) {
      integer factor = normals[k][l];
      if (factor == 0) continue;
      double bound = double(missing[k] - rest[k][l + 1]) / factor;
      if (factor > 0) from = std::max(from, (integer)std::ceil(bound));
      else to = std::min(to, (integer)std::floor(bound));
    }
  }

  void visit(int l, vector<integer> &point, const vector<integer> &missing, integer base) {
    integer from, to;
    range(l, missing, from, to);
    if (l < dimension - 1) {
      vector<integer> next(missing.size());
      for (integer y = from; y <= to; y++) {
        point[l] = y;
        for (size_t k = 0; k < missing.size(); k++) next[k] = missing[k] - normals[k][l] * y;
        visit(l + 1, point, next, base + stride[l] * y);
      }
      return;
    }
    const size_t count = offsets.size();
    const ptrdiff_t *offset = offsets.data();
    uint8_t *cell = table.data() + base + from;
    for (integer y = from; y <= to; y++, cell++) {
      bool isP = true;
      for (size_t m = 0; m < count; m++)
        if (cell[-offset[m]]) {
          isP = false;
          break;
        }
      *cell = isP;
    }
    // Defeated points are few: they are taken out where there are any in the row, before what is above them is looked at again.
    if (!defeated.empty()) repair(point, base, from, to);
    if (to >= from) points += to - from + 1;
  }

  void repair(vector<integer> &point, integer base, integer from, integer to) {
    for (auto &each : defeated) {
      if (!std::equal(point.begin(), point.end() - 1, each.begin()) || each.back() < from || each.back() > to) continue;
      uint8_t *row = table.data() + base;
      row[each.back()] = 0;
      for (integer y = each.back() + 1; y <= to; y++) {
        point.back() = y;
        bool isP = !isDefeated(point);
        for (size_t m = 0; isP && m < offsets.size(); m++) isP = !row[y - offsets[m]];
        row[y] = isP;
      }
    }
  }

  void run() {
    points = 0;
    vector<integer> point(dimension, 0);
    visit(0, point, least, origin);
  }

  void count(int l, vector<integer> &point, const vector<integer> &missing, integer base) {
    integer from, to;
    range(l, missing, from, to);
    for (integer y = from; y <= to; y++) {
      point[l] = y;
      if (l < dimension - 1) {
        vector<integer> next(missing);
        for (size_t k = 0; k < missing.size(); k++) next[k] -= normals[k][l] * y;
        count(l + 1, point, next, base + stride[l] * y);
      } else if (table[base + y]) {
        found++;
        uint32_t hash = 0;
        for (int i = 0; i < dimension; i++) hash = hash * 31 + (uint32_t)(point[i] - low[i]);
        sum += hash;
      }
    }
  }
};

static vector<vector<integer>> readRows(int width) {
  int count;
  std::cin >> count;
  vector<vector<integer>> rows(count, vector<integer>(width));
  for (auto &row : rows)
    for (auto &entry : row) std::cin >> entry;
  return rows;
}

int main() {
  double allowed;
  int times;
  Region region;
  std::cin >> allowed >> times >> region.dimension;
  region.low.resize(region.dimension);
  region.high.resize(region.dimension);
  for (int l = 0; l < region.dimension; l++) std::cin >> region.low[l] >> region.high[l];
  region.moves = readRows(region.dimension);
  region.normals = readRows(region.dimension + 1);
  for (auto &normal : region.normals) {
    region.least.push_back(normal.back());
    normal.pop_back();
  }
  region.defeated = readRows(region.dimension);
  region.prepare();
  double best = 1e300, spent = 0;
  for (int i = 0; i < 1 || spent < allowed; i++) {
    auto start = std::chrono::steady_clock::now();
    for (int k = 0; k < times; k++) region.run();
    std::chrono::duration<double, std::milli> time = std::chrono::steady_clock::now() - start;
    best = std::min(best, time.count() / times);
    spent += time.count();
  }
  region.found = region.sum = 0;
  vector<integer> point(region.dimension, 0);
  region.count(0, point, region.least, region.origin);
  printf("@ %.6f %llu %llu %u\n", best, (unsigned long long)region.points, (unsigned long long)region.found, region.sum);
}
